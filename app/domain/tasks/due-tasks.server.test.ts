import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { mailDueTasks, remindAssignee, scheduleTaskReminders } from "./due-tasks.server.ts";

const mailbox = new Mailbox();
beforeEach(() => mailbox.clear());

async function queued() {
  const rows = await db.execute<{ payload: unknown; runAt: string }>(sql`
    select jobs.payload, to_char(jobs.run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "runAt"
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as kinds on kinds.id = jobs.task_id
    where kinds.identifier = ${remindAssignee.name} order by jobs.id`);
  return rows.map(({ payload, runAt }) => ({ ...remindAssignee.payload.parse(payload), runAt }));
}

/** A Friday afternoon; the next opening is on Monday. */
const friday = new Date("2026-11-20T17:00:00Z");
const [saturday, monday, tuesday] = ["2026-11-21", "2026-11-23", "2026-11-24"];

test("TASK-01: a person gets one mail per working day about due tasks, when the office opens", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ role: "sales" })];
  const gone = await createStaff({ disabledAt: new Date() });
  await createTask({ title: "Write the brief", assigneeId: sam.id, dueDate: monday });
  await createTask({ title: "Send the offer", assigneeId: sam.id, dueDate: saturday });
  await createTask({ title: "Old promise", assigneeId: sam.id, dueDate: "2026-11-02" });
  await createTask({ title: "Not yet", assigneeId: sam.id, dueDate: tuesday });
  await createTask({ title: "Done", assigneeId: ada.id, dueDate: monday, status: "done" });
  await createTask({ title: "Deleted", assigneeId: ada.id, dueDate: monday, deletedAt: new Date() });
  await createTask({ title: "Overdue", assigneeId: ada.id, dueDate: "2026-11-02" });
  await createTask({ assigneeId: gone.id, dueDate: monday });
  await createTask({ dueDate: monday });

  await scheduleTaskReminders(friday);
  await scheduleTaskReminders(new Date("2026-11-23T08:45:00Z"));
  const [job, ...others] = await queued();
  expect(others).toEqual([]);
  expect(job).toEqual({ accountId: sam.id, from: saturday, to: monday, runAt: "2026-11-23 09:00" });
  if (job) await mailDueTasks(job);

  const [mail] = await mailbox.arrived(1);
  expect(mail).toMatchObject({ to: [{ address: sam.email }], subject: "Our agency: 3 tasks are due" });
  expect(mail?.text).toMatch(
    /Send the offer, due 21 Nov 2026:.*Write the brief.*Old promise, due 2 Nov 2026/s,
  );
  expect(mail?.text).not.toContain("Not yet");
});

test("TASK-01: no mail is sent about tasks that were completed or moved before the office opened", async () => {
  const sam = await createStaff();
  await createTask({ assigneeId: sam.id, dueDate: "2026-11-02" });
  await createTask({ assigneeId: sam.id, dueDate: monday, status: "done" });
  const due = { accountId: sam.id, from: saturday, to: monday };
  await mailDueTasks(due);
  const ada = await createStaff();
  await createTask({ title: "Sign", assigneeId: ada.id, dueDate: monday });
  await mailDueTasks({ ...due, accountId: ada.id });

  const mails = await mailbox.arrived(1);
  expect(mails).toMatchObject([{ to: [{ address: ada.email }], subject: "Our agency: task due: Sign" }]);
});
