import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { listDeliveries, retryDelivery } from "./deliveries.server.ts";
import { findLead, listLeadTasks, recordLeadEvent } from "./leads.server.ts";
import { listReplies, writeReply } from "./replies.server.ts";

async function read(leadId: string) {
  const lead = await findLead(leadId);
  if (!lead) throw new Error("no lead");
  const replies = await listReplies(leadId);
  return { lead, replies, deliveries: await listDeliveries(lead, replies) };
}

test("DESK-02: a failed delivery shows the reason, and after a retry it is shown as retrying", async () => {
  const { id } = await createLead();
  await recordLeadEvent(db, id, "mail-failed", { reason: "The mail server is unavailable", attempt: 1 });
  await recordLeadEvent(db, id, "webhook-failed", { reason: "the response status was 503", attempt: 12 });

  const before = await read(id);
  expect(before.deliveries).toMatchObject([
    { kind: "notification", state: "failed", reason: "The mail server is unavailable" },
    { kind: "webhook", state: "failed", reason: "the response status was 503" },
  ]);
  await retryDelivery(before.lead, "webhook", [], await createStaff());
  await retryDelivery(before.lead, "webhook", [], await createStaff());
  expect((await read(id)).deliveries[1]).toMatchObject({ state: "retrying", nextTryAt: expect.any(Date) });
});

test("DESK-02: each of two replies shows its own failure", async () => {
  const staff = await createStaff();
  const { id } = await createLead();
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await writeReply(id, { id: first, subject: "One", body: "Text" }, staff);
  await writeReply(id, { id: second, subject: "Two", body: "Text" }, staff);
  await recordLeadEvent(db, id, "reply-failed", { replyId: first, reason: "refused", attempt: 1 });

  const { deliveries } = await read(id);
  expect(deliveries.slice(1)).toMatchObject([
    { id: first, subject: "One", state: "retrying", reason: "refused" },
    { id: second, subject: "Two", state: "under-way", reason: undefined },
  ]);
});

test("DESK-02: a mail sent after a failure is shown as delivered, and the notification of a spam lead as not sent", async () => {
  const { id } = await createLead();
  await recordLeadEvent(db, id, "mail-failed", { reason: "The mail server is unavailable", attempt: 1 });
  await recordLeadEvent(db, id, "mail-sent", { to: "sales@kestrel.example", attempt: 2 });
  expect((await read(id)).deliveries).toMatchObject([{ state: "delivered", deliveredAt: expect.any(Date) }]);

  const spam = await createLead({ status: "spam" });
  expect((await read(spam.id)).deliveries).toMatchObject([{ kind: "notification", state: "not-sent" }]);
});

test("DESK-02: the tasks of a lead are listed with their assignee, open ones first, without deleted ones", async () => {
  const mara = await createStaff({ name: "Mara" });
  const { id } = await createLead();
  await db
    .insert(tasks)
    .values([
      { title: "Done", leadId: id, status: "done", dueDate: "2026-01-01" },
      { title: "Later", leadId: id, dueDate: "2026-12-01" },
      { title: "Soon", leadId: id, dueDate: "2026-11-25", assigneeId: mara.id },
      { title: "Gone", leadId: id, deletedAt: new Date() },
      { title: "Another’s" },
    ]);
  const listed = await listLeadTasks(id);
  expect(listed.map(({ title }) => title)).toEqual(["Soon", "Later", "Done"]);
  expect(listed[0]).toMatchObject({ assigneeName: "Mara", dueDate: "2026-11-25" });
});

test("DESK-02: a retry of a delivery that a worker is just sending does not send it twice", async () => {
  const staff = await createStaff();
  const { id } = await createLead();
  const replyId = crypto.randomUUID();
  await writeReply(id, { id: replyId, subject: "One", body: "Text" }, staff);
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker'`);
  const { lead, replies } = await read(id);

  await retryDelivery(lead, replyId, replies, staff);
  expect(await db.execute(sql`select 1 from graphile_worker.jobs`)).toHaveLength(1);
});
