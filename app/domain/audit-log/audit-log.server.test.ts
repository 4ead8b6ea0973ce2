import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { listSavedViews, saveView } from "#app/domain/saved-views/saved-views.server.ts";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { findAuditChoices, listAudit, readAudit } from "./audit-log.server.ts";
import { auditParameters, auditSearchIn } from "./audit-log.ts";

test("ADMIN-05: a record holds actor, action, subject and the values before and after", async () => {
  const [owner, sales] = [
    await createStaff({ name: "Ada" }),
    await createStaff({ name: "Rob", role: "sales" }),
  ];
  await write({
    by: owner,
    action: "user.role",
    subject: sales.id,
    before: { role: "sales" },
    after: { role: "viewer" },
  });
  expect(await listAudit({}, 10)).toMatchObject([
    {
      actor: "Ada",
      action: "user.role",
      subjectName: "Rob",
      before: { role: "sales" },
      after: { role: "viewer" },
    },
  ]);
});

test("ADMIN-05: a subject is shown by its name while it exists", async () => {
  const [lead, task, article] = [await createLead(), await createTask(), await createArticle()];
  const erased = randomUUID();
  const staff = await createStaff();
  await saveView({ area: "tasks", name: "Mine", query: "assignee=me", isShared: true }, staff);
  const [view] = await listSavedViews("tasks", staff);
  await write({ action: "lead.note", subject: lead.id });
  await write({ action: "lead.erase", subject: erased });
  await write({ action: "task.create", subject: task.id });
  await write({ action: "article.publish", subject: article.slug });
  await write({ action: "setting.save", subject: "contact_email" });
  await write({ action: "user.invite", subject: "rob@kestrel.example" });
  const names = (await listAudit({}, 10)).map(({ subject, subjectName }) => [subject, subjectName]);
  expect(Object.fromEntries(names)).toEqual({
    [lead.id]: lead.name,
    [erased]: undefined,
    [task.id]: task.title,
    [article.slug]: article.title,
    [view?.id ?? ""]: "Mine",
    contact_email: "Email",
    "rob@kestrel.example": undefined,
  });
});

test("ADMIN-05: an audit record can be neither changed nor deleted", async () => {
  await write({ action: "page.publish", subject: "cases" });
  await expect(db.update(auditLog).set({ subject: "about" })).rejects.toThrow();
  await expect(db.delete(auditLog)).rejects.toThrow();
  expect(await listAudit({}, 10)).toMatchObject([{ subject: "cases" }]);
});

test("ADMIN-05: the log filters by actor, action, date and subject", async () => {
  const ada = await createStaff();
  await write({ by: ada, action: "page.publish", subject: "cases", at: "2026-03-01T10:00:00Z" });
  await write({ by: ada, action: "page.trash", subject: "100%_cases", at: "2026-03-02T23:59:59Z" });
  await write({ action: "page.schedule-failed", subject: "about", at: "2026-03-03T00:00:00Z" });
  const subjects = async (search: Parameters<typeof listAudit>[0]) =>
    (await listAudit(search, 10)).map(({ subject }) => subject);

  expect(await subjects({ who: ada.id })).toEqual(["100%_cases", "cases"]);
  expect(await subjects({ who: "system" })).toEqual(["about"]);
  expect(await subjects({ what: "page.publish" })).toEqual(["cases"]);
  expect(await subjects({ subject: "%_" })).toEqual(["100%_cases"]);
  expect(await subjects({ from: "2026-03-02", to: "2026-03-02" })).toEqual(["100%_cases"]);
  expect(await subjects({ who: ada.id, to: "2026-03-01" })).toEqual(["cases"]);
  expect((await findAuditChoices()).actions).toEqual(["page.publish", "page.schedule-failed", "page.trash"]);
});

test("ADMIN-05: a subject is found by its current name, and days are those of the office", async () => {
  const [ada, lead] = [await createStaff(), await createLead({ name: "Ines Duarte" })];
  await saveSettings("leads", { leads_time_zone: "Pacific/Auckland" }, ada);
  await write({ action: "lead.note", subject: lead.id, at: "2026-03-01T12:00:00Z" });
  await write({ action: "page.publish", subject: "cases", at: "2026-03-01T10:00:00Z" });
  const subjects = async (search: Parameters<typeof listAudit>[0]) =>
    (await listAudit(search, 10)).map(({ subject }) => subject);

  expect(await subjects({ subject: "duarte" })).toEqual([lead.id]);
  expect(await subjects({ from: "2026-03-02", to: "2026-03-02" })).toEqual([lead.id]);
  expect(await subjects({ from: "2026-03-01", to: "2026-03-01" })).toEqual(["cases"]);
});

test("ADMIN-05: pagination skips no record, even when records share a timestamp", async () => {
  await db.insert(auditLog).values(
    Array.from({ length: 25 }, (_, number) => ({
      action: "page.edit",
      subject: `page-${number}`,
      createdAt: new Date("2026-03-01T10:00:00Z"),
    })),
  );
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await listAudit({ after }, 10);
    if (page.length === 0) break;
    seen.push(...page.map(({ subject }) => subject));
    after = page.at(-1)?.id;
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
});

test("ADMIN-05: the export reads all records in batches", async () => {
  await db
    .insert(auditLog)
    .values(
      Array.from({ length: 2050 }, (_, number) => ({ action: "page.edit", subject: `page-${number}` })),
    );
  const sizes: number[] = [];
  for await (const batch of readAudit({})) sizes.push(batch.length);
  expect(sizes).toEqual([1000, 1000, 50]);
});

test("ADMIN-05: a search is written to the URL, and invalid parameters are ignored", () => {
  const parameters = new URLSearchParams("who=system&what=page.publish&from=2026-03-01&to=tomorrow&after=x");
  const search = auditSearchIn(parameters);
  expect(search).toEqual({ who: "system", what: "page.publish", from: "2026-03-01" });
  expect(String(auditParameters(search, { what: undefined }))).toBe("who=system&from=2026-03-01");
});

async function write({
  by,
  at,
  ...entry
}: {
  by?: Staff;
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  at?: string;
}) {
  if (!at) return db.transaction((tx) => recordAudit(tx, { actor: by, ...entry }));
  await db.insert(auditLog).values({ ...entry, actorId: by?.id, createdAt: new Date(at) });
}
