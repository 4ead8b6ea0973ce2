import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { countFailedDeliveries } from "./failed-deliveries.server.ts";
import { addNote } from "./lead-changes.server.ts";
import { enqueueForLead, notifyTeam } from "./lead-jobs.server.ts";
import { listLeads } from "./lead-list.server.ts";
import { recordLeadEvent } from "./leads.server.ts";

const refused = { reason: "refused", attempt: 1 };

test("DESK-02: leads with a failed delivery are marked and listed until the delivery succeeds or a call replaces it", async () => {
  const [reply, confirmation, called, retried, fine] = await Promise.all([
    createLead({ name: "Reply refused" }),
    createLead({ name: "Confirmation refused" }),
    createLead({ name: "Called" }),
    createLead({ name: "Sent at last" }),
    createLead({ name: "Fine" }),
  ]);
  const replyId = crypto.randomUUID();
  await recordLeadEvent(db, reply.id, "reply-failed", { ...refused, replyId });
  await recordLeadEvent(db, confirmation.id, "confirmation-failed", refused);
  await recordLeadEvent(db, called.id, "reply-failed", { ...refused, replyId });
  await addNote(called.id, "Spoke on the phone", await createStaff(), { kind: "call" });
  await recordLeadEvent(db, retried.id, "confirmation-failed", refused);
  await recordLeadEvent(db, retried.id, "confirmation-sent", { attempt: 2 });
  await recordLeadEvent(db, fine.id, "mail-sent", { to: "sales@kestrel.example", attempt: 1 });

  const found = await listLeads({ delivery: "failed" });
  expect(found.leads.map(({ name }) => name).sort()).toEqual(["Confirmation refused", "Reply refused"]);
  expect(found.total).toBe(2);
  expect(await countFailedDeliveries()).toBe(2);
  const all = await listLeads();
  expect(all.leads.filter((lead) => lead.hasFailedDelivery)).toHaveLength(2);
});

test("DESK-02: a delivery that is still retried is not listed as failed", async () => {
  const { id } = await createLead();
  await enqueueForLead(db, notifyTeam, id, new Date(Date.now() + 60_000));
  await recordLeadEvent(db, id, "mail-failed", refused);
  expect(await countFailedDeliveries()).toBe(0);
});
