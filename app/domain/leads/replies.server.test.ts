import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { listDeliveries, retryDelivery } from "./deliveries.server.ts";
import { findLead, recordLeadEvent } from "./leads.server.ts";
import { listReplies, mailFailedReply, sendReply, writeReply } from "./replies.server.ts";

const reply = (values = {}) => ({
  id: crypto.randomUUID(),
  subject: "Your enquiry",
  body: "Hello,\n\nMara",
  ...values,
});

async function deliveriesOf(leadId: string) {
  const lead = await findLead(leadId);
  return lead ? listDeliveries(lead, await listReplies(leadId)) : [];
}

test("DESK-02: replies are sent in one thread, have their author as reply-to and stop the response clock", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const mara = await createStaff({ name: "Mara" });
  const { id } = await createLead({ email: "ines@ferries.example" });
  const [first, second] = [reply(), reply({ subject: "One more thing" })];

  await writeReply(id, first, mara);
  await writeReply(id, first, mara);
  await writeReply(id, second, mara);
  expect(await listReplies(id)).toHaveLength(2);
  expect((await findLead(id))?.answeredAt).toBeNull();
  await sendReply(first.id, 1);
  await sendReply(first.id, 2);
  await sendReply(second.id, 1);

  const mails = await mailbox.arrived(2);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({
    from: [{ name: "Mara (Our agency)", address: "site@kestrel.example" }],
    subject: "Your enquiry",
    to: [{ address: "ines@ferries.example" }],
    replyTo: [{ address: mara.email, name: "Mara" }],
    headers: {
      "message-id": `<reply-${first.id}@kestrel.example>`,
      "in-reply-to": `<lead-${id}@kestrel.example>`,
      references: `<lead-${id}@kestrel.example>`,
    },
  });
  expect(mails[0]?.text.trim()).toBe(first.body);
  expect(mails[0]?.html).toContain("Hello,<br><br>Mara");
  expect(mails[0]?.headers).not.toHaveProperty("auto-submitted");
  expect(mails[1]?.headers).toMatchObject({
    "in-reply-to": `<reply-${first.id}@kestrel.example>`,
    references: `<lead-${id}@kestrel.example> <reply-${first.id}@kestrel.example>`,
  });
  expect(await findLead(id)).toMatchObject({ status: "contacted", answeredAt: expect.any(Date) });
  expect((await deliveriesOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ["notification", "not-sent"],
    ["reply", "delivered"],
    ["reply", "delivered"],
  ]);
  expect(await writeReply(crypto.randomUUID(), reply(), mara)).toBeUndefined();
});

test("DESK-02: a reply goes to the address that the lead shows, even if mail programs read it as two", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const { id } = await createLead({ email: "jonas,ines@ferries.example" });
  const written = reply();
  await writeReply(id, written, await createStaff());
  await sendReply(written.id, 1);

  const [mail] = await mailbox.arrived(1);
  expect(mail?.envelope.to).toMatchObject([{ address: '"jonas,ines"@ferries.example' }]);
});

test("DESK-02: a waiting reply is shown as waiting, and a stalled one can be retried", async () => {
  const { id } = await createLead();
  const written = reply();
  await writeReply(id, written, await createStaff());
  expect((await deliveriesOf(id)).at(-1)).toMatchObject({ id: written.id, state: "under-way" });

  const lead = await findLead(id);
  if (!lead) throw new Error("no lead");
  await retryDelivery(lead, "notification", [], await createStaff());
  await retryDelivery(lead, crypto.randomUUID(), await listReplies(id), await createStaff());
  expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(["under-way", "under-way"]);
});

test("DESK-02: the first reply answers the confirmation that the sender has", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const { id } = await createLead();
  await recordLeadEvent(db, id, "confirmation-sent", { attempt: 1 });
  const written = reply();
  await writeReply(id, written, await createStaff());
  await sendReply(written.id, 1);

  const [mail] = await mailbox.arrived(1);
  expect(mail?.headers).toMatchObject({
    "in-reply-to": `<confirmation-${id}@kestrel.example>`,
    references: `<lead-${id}@kestrel.example> <confirmation-${id}@kestrel.example>`,
  });
});

test("DESK-02: a reply is not sent over one of someone else that its author has not seen, unless confirmed", async () => {
  const [mara, jonas] = [await createStaff({ name: "Mara" }), await createStaff({ name: "Jonas" })];
  const { id } = await createLead();
  expect(await writeReply(id, reply({ seenReplies: 0 }), mara)).toEqual({});
  const late = reply({ seenReplies: 0 });
  expect(await writeReply(id, late, jonas)).toMatchObject({ unseen: { authorName: "Mara", count: 1 } });
  expect(await listReplies(id)).toHaveLength(1);
  expect(await writeReply(id, { ...late, seenReplies: 1 }, jonas)).toEqual({});
  expect(await writeReply(id, { ...late, seenReplies: 0 }, jonas)).toEqual({});
  expect(await writeReply(id, reply({ seenReplies: 1 }), mara)).toMatchObject({
    unseen: { authorName: "Jonas", count: 2 },
  });
  expect(await listReplies(id)).toHaveLength(2);
  // Own replies, sent from another tab, need no question.
  expect(await writeReply(id, reply({ seenReplies: 1 }), jonas)).toEqual({});
});

test("DESK-02: of two replies at the same time, one is asked about", async () => {
  const people = [await createStaff({ name: "Mara" }), await createStaff({ name: "Jonas" })];
  const { id } = await createLead();
  const answers = await Promise.all(people.map((staff) => writeReply(id, reply({ seenReplies: 0 }), staff)));
  expect(answers.filter((answer) => answer?.unseen)).toHaveLength(1);
});

test("DESK-02: the author of a refused reply is told by mail", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const mara = await createStaff({ name: "Mara" });
  const { id } = await createLead({ email: "a..b@ferries.example", name: "Ines" });
  const written = reply({ body: "We begin in May." });
  await writeReply(id, written, mara);
  await sendReply(written.id, 1);
  expect((await findLead(id))?.events.at(-1)?.type).toBe("reply-failed");
  const jobs = await db.execute<{ key: string }>(
    sql`select id from graphile_worker.jobs where task_identifier = 'lead.report-failed-reply'`,
  );
  expect(jobs.length).toBeGreaterThan(0);

  await mailFailedReply({ id: crypto.randomUUID(), replyId: written.id, reason: "The server rejects it" });
  const [mail] = await mailbox.arrived(1);
  expect(mail).toMatchObject({
    subject: "Our agency: your reply to Ines was not delivered",
    to: [{ address: mara.email }],
    headers: { "auto-submitted": "auto-generated" },
  });
  expect(mail?.text).toContain("> We begin in May.");
  expect(mail?.text).toContain(`/admin/leads/${id}`);
});
