import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { saveDeal } from "./deal.server.ts";
import type { Deal } from "./lead.ts";
import {
  addNote,
  changeOwner,
  changeStatus,
  listLeadHolders,
  listLeadOwners,
  listLeadReaders,
} from "./lead-changes.server.ts";
import { notifyOfNoteMention } from "./lead-jobs.server.ts";
import { listLeads } from "./lead-list.server.ts";
import { findLead } from "./leads.server.ts";
import { mailNoteMention } from "./note-mentions.server.ts";

test("DESK-01: a status change is recorded with the person; setting the same status changes nothing", async () => {
  const staff = await createStaff({ name: "Mara" });
  const { id } = await createLead();

  expect(await changeStatus([id], "spam", staff)).toEqual([{ leadId: id, from: "new" }]);
  expect(await changeStatus([id], "spam", staff)).toEqual([]);
  expect(await changeStatus([crypto.randomUUID()], "won", staff)).toEqual([]);

  expect(await findLead(id)).toMatchObject({
    status: "spam",
    events: [{ type: "status-changed", detail: { from: "new", to: "spam" }, actorName: "Mara" }],
  });
});

test("DESK-01: a lead marked as not spam gets its earlier status back, or new if it came in as spam", async () => {
  const staff = await createStaff();
  const worked = await createLead({ status: "qualified" });
  await changeStatus([worked.id], "spam", staff);
  await changeStatus([worked.id], "contacted", staff);
  await changeStatus([worked.id], "spam", staff);
  const trapped = await createLead({ status: "spam" });

  const { leads } = await listLeads({ status: "spam" });
  const before = new Map(leads.map(({ id, beforeSpam }) => [id, beforeSpam]));
  expect([before.get(worked.id), before.get(trapped.id)]).toEqual(["contacted", "new"]);
  expect(await findLead(worked.id)).toMatchObject({ beforeSpam: "contacted" });
  expect(await findLead(trapped.id)).toMatchObject({ beforeSpam: "new" });
});

test("DESK-01: a bulk status change returns the earlier statuses and can be undone with them", async () => {
  const staff = await createStaff();
  const [first, second, third] = [
    await createLead(),
    await createLead({ status: "qualified" }),
    await createLead({ status: "lost" }),
  ];
  const changes = await changeStatus([first.id, second.id, third.id], "lost", staff);
  expect(changes.toSorted((a, b) => a.from.localeCompare(b.from))).toEqual([
    { leadId: first.id, from: "new" },
    { leadId: second.id, from: "qualified" },
  ]);

  await changeStatus([second.id], "won", staff);
  const undone = [];
  for (const { leadId, from } of changes) undone.push(...(await changeStatus([leadId], from, staff, "lost")));
  expect(undone).toEqual([{ leadId: first.id, from: "lost" }]);
  expect((await findLead(second.id))?.status).toBe("won");
});

test("DESK-01: the response clock stops when a lead is taken up and restarts when that is undone", async () => {
  const staff = await createStaff();
  const { id } = await createLead();

  await changeStatus([id], "spam", staff);
  expect((await findLead(id))?.answeredAt).toBeNull();
  await changeStatus([id], "contacted", staff);
  const { answeredAt } = (await findLead(id)) ?? {};
  expect(answeredAt).toBeInstanceOf(Date);
  await changeStatus([id], "won", staff);
  expect((await findLead(id))?.answeredAt).toEqual(answeredAt);
  await changeStatus([id], "new", staff);
  expect((await findLead(id))?.answeredAt).toBeNull();
});

test("DESK-01: assigning and unassigning leads is recorded with names", async () => {
  const [staff, mara] = [await createStaff(), await createStaff({ name: "Mara" })];
  const { id } = await createLead();

  expect(await changeOwner([id], mara.id, staff)).toEqual([{ leadId: id, from: null }]);
  expect(await changeOwner([id], null, staff, staff.id)).toEqual([]);
  expect(await changeOwner([id], null, staff, mara.id)).toEqual([{ leadId: id, from: mara.id }]);
  expect((await findLead(id))?.events).toMatchObject([
    { type: "owner-changed", detail: { from: null, to: "Mara" } },
    { type: "owner-changed", detail: { from: "Mara", to: null } },
  ]);
});

const deal: Deal = { ownerId: null, value: 25_000, nextStep: "Send the proposal", nextStepOn: "2999-01-05" };

test("DESK-01: changes to value and next step are recorded with their earlier values", async () => {
  const staff = await createStaff();
  const { id } = await createLead();

  expect(await saveDeal(id, 1, deal, staff)).toEqual({
    status: "saved",
    changed: ["value", "nextStep", "nextStepOn"],
    version: 2,
  });
  expect(await saveDeal(id, 2, { ...deal, value: 30_000 }, staff)).toMatchObject({ changed: ["value"] });
  expect(await findLead(id)).toMatchObject({
    ...deal,
    value: 30_000,
    version: 3,
    events: [{ type: "deal-changed" }, { detail: { value: { from: 25_000, to: 30_000 } } }],
  });
  expect(await saveDeal(crypto.randomUUID(), 1, deal, staff)).toBeUndefined();
});

test("DESK-01, ADMIN-06: a stale save of a lead names the fields that differ, and equal values are saved", async () => {
  const staff = await createStaff();
  const { id, version, ownerId, value, nextStepOn } = await createLead();
  const theirs = { ownerId, value: 25_000, nextStep: "Send the proposal", nextStepOn };
  await saveDeal(id, version, theirs, staff);

  const mine = { ownerId: staff.id, value, nextStep: "Call them", nextStepOn };
  const stale = {
    status: "stale",
    version: version + 1,
    fields: ["ownerId", "value", "nextStep"],
    stored: theirs,
  };
  expect(await saveDeal(id, version, mine, staff)).toEqual({ ...stale, isOwn: true });
  expect(await saveDeal(id, version, mine, await createStaff())).toEqual({ ...stale, isOwn: false });
  expect(await findLead(id)).toMatchObject(theirs);
  // Saving the same values again, as after a double click, is not a conflict.
  expect(await saveDeal(id, version, theirs, staff)).toMatchObject({ status: "saved", changed: [] });

  const chosen = { ...mine, value: 25_000 };
  expect(await saveDeal(id, version + 1, chosen, staff)).toMatchObject({
    status: "saved",
    changed: ["ownerId", "nextStep"],
  });
  expect(await findLead(id)).toMatchObject(chosen);
});

test("DESK-01: deleting an account unassigns its leads", async () => {
  const mara = await createStaff();
  const { id } = await createLead({ ownerId: mara.id });
  await db.delete(accounts).where(eq(accounts.id, mara.id));
  const [row] = await db.select({ ownerId: leads.ownerId }).from(leads).where(eq(leads.id, id));
  expect(row).toEqual({ ownerId: null });
});

test("DESK-01: a note is recorded with its author", async () => {
  const staff = await createStaff({ name: "Mara" });
  const { id } = await createLead();
  expect(await addNote(id, "Called, nobody there.", staff)).toBe(true);
  expect((await findLead(id))?.events).toMatchObject([
    { type: "note", detail: { text: "Called, nobody there." }, actorName: "Mara" },
  ]);
  expect(await addNote(crypto.randomUUID(), "x", staff)).toBe(false);
});

test("DESK-01: a note mails the colleagues whom it mentions, but not its author", async () => {
  const mailbox = new Mailbox();
  await mailbox.clear();
  const [mara, sam] = [
    await createStaff({ name: "Mara" }),
    await createStaff({ name: "Sam", role: "sales" }),
  ];
  const editor = await createStaff({ role: "editor" });
  const { id } = await createLead({ name: "Ines Duarte" });
  expect((await listLeadReaders()).map(({ name }) => name)).toEqual(["Mara", "Sam"]);

  await addNote(id, "Ask @Sam about **May**.", mara, { mentioned: [mara, sam] });
  const rows = await db.execute<{ payload: unknown }>(sql`
    select jobs.payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as kinds on kinds.id = jobs.task_id
    where kinds.identifier = ${notifyOfNoteMention.name}`);
  const mentions = rows.map(({ payload }) => notifyOfNoteMention.payload.parse(payload));
  expect(mentions).toMatchObject([{ accountId: sam.id }]);
  for (const { eventId } of mentions)
    for (const accountId of [editor.id, sam.id]) await mailNoteMention({ eventId, accountId });

  const [mail, ...others] = await mailbox.arrived(1);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: [{ address: sam.email }],
    subject: "Our agency: Mara mentioned you in the lead Ines Duarte",
  });
  expect(mail?.text).toContain("> Ask @Sam about **May**.");
  expect(mail?.text).toContain(`/admin/leads/${id}`);
});

test("DESK-01: the filter lists everyone with leads, including former staff, but leads can be assigned only to active staff", async () => {
  await createStaff({ name: "Ada Quill" });
  await createStaff({ name: "Edda Editor", role: "editor" });
  const gone = await createStaff({ name: "Wim Left", role: "sales", disabledAt: new Date() });
  await createLead({ ownerId: gone.id });
  await createLead({ ownerId: gone.id });

  expect((await listLeadHolders()).map(({ name }) => name)).toEqual(["Ada Quill", "Wim Left"]);
  expect((await listLeadOwners()).map(({ name }) => name)).toEqual(["Ada Quill"]);
});
