import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Staff } from "#app/domain/accounts/account.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { type TaskStatus, tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { placeTask } from "./place-task.server.ts";
import { listBoard } from "./tasks.server.ts";

let staff: Staff;
beforeEach(async () => {
  staff = await createStaff();
});

test("TASK-01: a task can be moved before another task, to the top or to the end of any column", async () => {
  for (const title of ["a", "b", "c"]) await createTask({ title });
  await createTask({ title: "d", status: "doing" });

  await place("c", "open", "a");
  expect(await titles("open")).toEqual(["c", "a", "b"]);
  await place("c", "open", "last");
  expect(await titles("open")).toEqual(["a", "b", "c"]);
  await place("b", "doing", "first");
  expect(await titles("doing")).toEqual(["b", "d"]);
  await place("a", "doing", "d");
  expect(await titles("doing")).toEqual(["b", "a", "d"]);
  await place("c", "review", "last");
  expect(await titles("review")).toEqual(["c"]);
  expect(await titles("open")).toEqual([]);
});

test("TASK-01: tasks can be inserted repeatedly between the same two tasks", async () => {
  await createTask({ title: "top", orderIndex: 1 });
  await createTask({ title: "end", orderIndex: 2 });
  for (const title of ["a", "b", "c", "d"]) {
    await createTask({ title, status: "doing" });
    await place(title, "open", "end");
  }
  expect(await titles("open")).toEqual(["top", "a", "b", "c", "d", "end"]);
});

test("TASK-01: tasks moved simultaneously to the same position get different order indexes", async () => {
  const end = await createTask({ title: "end" });
  const moving = await Promise.all(
    ["a", "b", "c", "d", "e"].map((title) => createTask({ title, status: "doing" })),
  );
  await Promise.all(moving.map(({ id }) => placeTask(id, { status: "open", before: end.id }, staff)));
  const open = await db.select().from(tasks).where(eq(tasks.status, "open"));
  expect(new Set(open.map(({ orderIndex }) => orderIndex)).size).toBe(6);
});

test("TASK-01: if the next task has left the column, the moved task goes to the top", async () => {
  await createTask({ title: "a" });
  await createTask({ title: "gone", status: "done" });
  await createTask({ title: "b", status: "doing" });
  await place("b", "open", "gone");
  expect(await titles("open")).toEqual(["b", "a"]);
});

test("ADMIN-05: a move to another column is recorded in the audit log, reordering is not", async () => {
  await createTask({ title: "a" });
  await createTask({ title: "b" });
  await place("b", "open", "a");
  await place("b", "done", "first");
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    { action: "task.move", actorId: staff.id, before: { status: "open" }, after: { status: "done" } },
  ]);
});

async function place(title: string, status: TaskStatus, before: string) {
  const named = await db.select().from(tasks).where(eq(tasks.title, before));
  await placeTask(await idOf(title), { status, before: named[0]?.id ?? before }, staff);
}

async function idOf(title: string): Promise<string> {
  const [task] = await db.select().from(tasks).where(eq(tasks.title, title));
  return task?.id ?? "";
}

async function titles(status: TaskStatus) {
  const board = await listBoard({}, "2026-11-20");
  return board.find((column) => column.status === status)?.cards.map(({ title }) => title);
}
