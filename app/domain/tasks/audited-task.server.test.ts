import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask, deleteTask, saveTask } from "./change-task.server.ts";
import { newTaskSchema } from "./task.ts";

const texts = { title: "Call José Ñandú", description: "jose@exemplo.pt wants …", labels: "josé" };

test("ADMIN-05: the audit log of a task stores ids, choices and names of changed fields, but no text", async () => {
  const staff = await createStaff();
  const task = newTaskSchema.parse({ ...texts, checklist: "Ring +351 912 345 678" });
  const id = await createTask(task, staff);
  await saveTask(id, 1, { title: "Call José again", priority: "high", labels: ["josé"] }, staff);
  await deleteTask(id, staff);

  const entries = await db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(JSON.stringify(entries)).not.toMatch(/jos|ñandú|912 345/i);
  expect(entries).toMatchObject([
    { action: "task.create", after: { priority: "normal", changedTexts: "title, description, labels" } },
    {
      action: "task.save",
      before: { priority: "normal" },
      after: { priority: "high", changedTexts: "title" },
    },
    { action: "task.delete", after: null },
  ]);
});

test("ADMIN-05: the migration removes texts from older audit records, and the log stays immutable", async () => {
  const subject = crypto.randomUUID();
  await recordAudit(
    db,
    { action: "task.create", subject, after: { ...texts, labels: ["josé"], leadId: subject } },
    {
      action: "task.save",
      subject,
      before: { title: "Call José", description: null, labels: [], dueDate: null },
      after: { title: "Call José", description: "jose@exemplo.pt", labels: [], dueDate: "2026-11-25" },
    },
    { action: "task.delete", subject, after: { title: texts.title } },
    { action: "task.move", subject, before: { status: "open" }, after: { status: "done" } },
    { action: "page.publish", subject: "about", after: { title: "José’s page" } },
  );

  const migration = new URL(
    "../../../db/migrations/0010_task-texts-leave-the-audit-log.sql",
    import.meta.url,
  );
  for (const statement of readFileSync(migration, "utf8").split("--> statement-breakpoint"))
    await db.execute(sql.raw(statement));

  const entries = await db.select().from(auditLog).orderBy(auditLog.action);
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: "page.publish", before: null, after: { title: "José’s page" } },
    {
      action: "task.create",
      before: null,
      after: { leadId: subject, changedTexts: "title, description, labels" },
    },
    { action: "task.delete", before: null, after: null },
    { action: "task.move", before: { status: "open" }, after: { status: "done" } },
    {
      action: "task.save",
      before: { dueDate: null },
      after: { dueDate: "2026-11-25", changedTexts: "description" },
    },
  ]);
  await expect(db.update(auditLog).set({ subject: "changed" })).rejects.toThrow();
});
