import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { taskList } from "#app/jobs/handlers.server.ts";
import { db } from "#app/platform/database.server.ts";
import { MAX_POOL_CONNECTIONS } from "#app/platform/database-pool.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask as createRow } from "#tests/support/factories/tasks.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import {
  changeChecklist,
  createTask,
  deleteTask,
  forgetDeletedTasks,
  restoreTask,
  saveTask,
} from "./change-task.server.ts";
import {
  addComment,
  listComments,
  listUnseenMentions,
  mailMention,
  markMentionsSeen,
  removeComment,
} from "./comments.server.ts";
import { cardsPerColumn, newTaskSchema, type TaskSearch } from "./task.ts";
import { findTask, listBoard, listLabels, listTasks } from "./tasks.server.ts";

const today = "2026-11-20";
let staff: Staff;
beforeEach(async () => {
  staff = await createStaff({ name: "Ada Quill" });
});

test("TASK-01: a new task stores every value and is first in its column", async () => {
  await createRow({ title: "older" });
  const id = await createTask(
    newTaskSchema.parse({
      title: " Write the brief ",
      description: "For **Attis**",
      dueDate: "2026-12-01",
      priority: "high",
      labels: "sales, brief, sales",
      assigneeId: staff.id,
      checklist: "Ask for numbers\n\nDraft",
    }),
    staff,
  );
  expect(await findTask(id)).toMatchObject({
    title: "Write the brief",
    description: "For **Attis**",
    dueDate: "2026-12-01",
    labels: ["sales", "brief"],
    assigneeName: "Ada Quill",
    authorName: "Ada Quill",
    checklist: [
      { text: "Ask for numbers", done: false },
      { text: "Draft", done: false },
    ],
  });
  const [open] = await listBoard({}, today);
  expect(open?.cards.map(({ title }) => title)).toEqual(["Write the brief", "older"]);
  expect(await db.select().from(auditLog)).toMatchObject([{ action: "task.create", subject: id }]);
});

test("ADMIN-06: a stale save of a task names the fields that differ, and equal details are saved", async () => {
  const { id, version, description, dueDate } = await createRow({ title: "as it was" });
  const theirs = { title: "first", description, dueDate: "2026-12-01" };
  expect(await saveTask(id, version, theirs, staff)).toEqual({ outcome: "saved" });
  const mine = { title: "second", description, dueDate };
  const current = version + 1;
  const stale = { outcome: "stale", version: current, fields: ["title", "dueDate"] };
  expect(await saveTask(id, version, mine, staff)).toEqual({ ...stale, isOwn: true });
  expect(await saveTask(id, version, mine, await createStaff())).toEqual({ ...stale, isOwn: false });
  expect(await saveTask(id, version, theirs, staff)).toEqual({ outcome: "saved" });
  expect(await findTask(id)).toMatchObject({ ...theirs, version: current });

  expect(await saveTask(id, current, mine, staff)).toEqual({ outcome: "saved" });
  expect(await findTask(id)).toMatchObject({ ...mine, version: current + 1 });
  expect(await saveTask(randomUUID(), version, { title: "x" }, staff)).toBeUndefined();
});

test("TASK-01: two people's changes to one checklist are both kept", async () => {
  const { id } = await createRow();
  await Promise.all(["one", "two", "three"].map((text) => changeChecklist(id, { verb: "add", text }, staff)));
  const items = (await findTask(id))?.checklist ?? [];
  expect(items.map(({ text }) => text).toSorted()).toEqual(["one", "three", "two"]);

  const [first, second] = items;
  await Promise.all([
    changeChecklist(id, { verb: "check", itemId: first?.id ?? "", done: true }, staff),
    changeChecklist(id, { verb: "remove", itemId: second?.id ?? "" }, staff),
  ]);
  expect((await findTask(id))?.checklist).toMatchObject([{ text: first?.text, done: true }, { done: false }]);
});

test("TASK-01: tasks are filtered by text, person, date, priority and label and ordered by due date", async () => {
  await createRow({
    title: "Chase the invoice",
    assigneeId: staff.id,
    dueDate: "2026-11-10",
    labels: ["money"],
  });
  await createRow({ title: "Plan", description: "the 100% plan", dueDate: "2026-11-25", priority: "urgent" });
  await createRow({ title: "Old", dueDate: "2026-01-01", status: "done" });
  await createRow({ title: "Some day" });
  const find = async (search: TaskSearch) =>
    (await listTasks(search, 1, today)).tasks.map(({ title }) => title);

  expect(await find({})).toEqual(["Chase the invoice", "Plan", "Some day", "Old"]);
  expect(await find({ query: "100%" })).toEqual(["Plan"]);
  expect(await find({ query: "money invoice" })).toEqual(["Chase the invoice"]);
  expect(await find({ query: "MONEY" })).toEqual(["Chase the invoice"]);
  expect(await find({ assignee: staff.id })).toEqual(["Chase the invoice"]);
  expect(await find({ assignee: "none", status: "open" })).toEqual(["Plan", "Some day"]);
  expect(await find({ due: "overdue" })).toEqual(["Chase the invoice"]);
  expect(await find({ due: "week" })).toEqual(["Plan"]);
  expect(await find({ due: "none" })).toEqual(["Some day"]);
  expect(await find({ priority: "urgent" })).toEqual(["Plan"]);
  expect(await find({ label: "money" })).toEqual(["Chase the invoice"]);
  expect(await listLabels()).toEqual(["money"]);
});

test("TASK-01: a column shows a limited number of tasks and the total", async () => {
  await db.execute(sql`
    insert into tasks (title, order_index) select 'Task ' || n, n from generate_series(1, ${cardsPerColumn + 7}) as n`);
  const [open] = await listBoard({}, today);
  expect(open?.cards).toHaveLength(cardsPerColumn);
  expect(open?.cards[0]?.title).toBe("Task 1");
  expect(open?.total).toBe(cardsPerColumn + 7);
});

test("TASK-01: a deleted task is hidden, can be restored completely, and is erased after the retention period", async () => {
  const { id } = await createRow({ title: "Mistake" });
  await addComment(id, "Keep me", staff);
  await deleteTask(id, staff);
  expect((await listTasks({}, 1, today)).total).toBe(0);
  expect(await addComment(id, "Too late", staff)).toBeUndefined();

  await restoreTask(id, staff);
  expect((await listTasks({}, 1, today)).tasks).toMatchObject([{ title: "Mistake", commentCount: 1 }]);

  await deleteTask(id, staff);
  await forgetDeletedTasks(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  expect(await findTask(id)).toBeUndefined();
});

test("TASK-01: as many comments as the pool has connections can be added at the same moment", async () => {
  const { id } = await createRow();
  await Promise.all(Array.from({ length: MAX_POOL_CONNECTIONS }, () => addComment(id, "At once", staff)));
  expect(await listComments(id)).toHaveLength(MAX_POOL_CONNECTIONS);
});

test("TASK-01: a person mentioned in a comment gets one mail with a link and an unread count", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const rowan = await createStaff({ name: "Rowan Beck", role: "sales" });
  const { id } = await createRow({ title: "Numbers for <Attis>" });
  await addComment(id, "@Rowan Beck and @Ada Quill, can you look?\n\n*Today.*", staff);

  const jobs = await db.execute<{ task: string; mention: string }>(sql`
    select task_identifier as task, payload->>'mentionId' as mention
    from graphile_worker.jobs join graphile_worker._private_jobs using (id)`);
  expect(jobs.map(({ task }) => task)).toEqual(["task.tell-of-mention"]);
  expect(Object.keys(taskList)).toContain("task.tell-of-mention");
  expect(await listUnseenMentions(rowan.id)).toEqual([id]);

  await mailMention(jobs[0]?.mention ?? "");
  await vi.waitFor(async () => expect(await mailbox.messages()).toHaveLength(1), { timeout: 10_000 });
  const [mail] = await mailbox.messages();
  expect(mail).toMatchObject({ subject: "Our agency: Ada Quill mentioned you in Numbers for <Attis>" });
  expect(mail?.text).toContain(`https://kestrel.example/admin/tasks/${id}`);
  expect(mail?.html).toContain("Numbers for &#60;Attis&#62;");

  await markMentionsSeen(id, rowan);
  expect(await listUnseenMentions(rowan.id)).toEqual([]);
});

test("TASK-01: only its author can delete a comment", async () => {
  const other = await createStaff();
  const { id } = await createRow();
  const comment = (await addComment(id, "Mine", staff)) ?? "";
  expect(await removeComment(id, comment, other)).toBe(false);
  expect(await listComments(id)).toMatchObject([{ body: "Mine", authorName: "Ada Quill" }]);
  expect(await removeComment(id, comment, staff)).toBe(true);
  expect(await listComments(id)).toEqual([]);
});
