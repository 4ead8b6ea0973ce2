import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { listDeliveries, retryDelivery } from "./deliveries.server.ts";
import { findLead } from "./leads.server.ts";
import { listReplies, sendReply, writeReply } from "./replies.server.ts";

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
  expect(await writeReply(crypto.randomUUID(), reply(), mara)).toBe(false);
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
