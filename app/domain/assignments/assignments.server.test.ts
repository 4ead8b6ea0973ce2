import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { changeRole, disableUser, handOverWork } from "#app/domain/accounts/users.server.ts";
import { saveDeal } from "#app/domain/leads/deal.server.ts";
import { changeOwner } from "#app/domain/leads/lead-changes.server.ts";
import { createTask, saveTask } from "#app/domain/tasks/change-task.server.ts";
import { newTaskSchema } from "#app/domain/tasks/task.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask as storeTask } from "#tests/support/factories/tasks.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { mailAssignment, notifyAssignee } from "./assignments.server.ts";

const mailbox = new Mailbox();
beforeEach(() => mailbox.clear());

async function queued() {
  const rows = await db.execute<{ payload: unknown }>(sql`
    select jobs.payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as kinds on kinds.id = jobs.task_id
    where kinds.identifier = ${notifyAssignee.name}`);
  return rows.map(({ payload }) => notifyAssignee.payload.parse(payload));
}

const deal = { value: null, nextStep: null, nextStepOn: null };

test("DESK-01: assigning a lead mails the new assignee once, but assigning it to oneself does not", async () => {
  const [ada, sam] = [await createStaff({ name: "Ada Quill" }), await createStaff({ role: "sales" })];
  const lead = await createLead({ name: "Ines Duarte" });
  await saveDeal(lead.id, 1, { ...deal, ownerId: ada.id }, ada);
  expect(await queued()).toEqual([]);
  await saveDeal(lead.id, 2, { ...deal, ownerId: sam.id }, ada);
  await saveDeal(lead.id, 3, { ...deal, ownerId: sam.id, value: 5 }, ada);
  const [job, ...others] = await queued();
  expect(others).toEqual([]);
  if (job) await mailAssignment(job);

  const [mail] = await mailbox.arrived(1);
  expect(mail?.to[0]?.address).toBe(sam.email);
  expect(mail?.subject).toBe("Our agency: lead assigned to you: Ines Duarte");
  expect(mail?.text).toContain("Ada Quill assigned a lead to you on Our agency.");
  expect(mail?.text).toMatch(new RegExp(`^Lead “Ines Duarte”:\nhttps?://.*/admin/leads/${lead.id}$`, "m"));
});

test("DESK-01: assigning many leads at once sends one mail, and undoing it sends none", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ role: "sales" })];
  const ids = [];
  for (let position = 0; position < 25; position++) ids.push((await createLead({ ownerId: sam.id })).id);
  await changeOwner(ids, null, ada);
  await changeOwner(ids, sam.id, ada, null);
  expect(await queued()).toEqual([]);
  await changeOwner(ids, null, ada);
  await changeOwner(ids, sam.id, ada);

  const [job] = await queued();
  expect(job).toMatchObject({ accountId: sam.id, more: 5 });
  if (job) await mailAssignment(job);
  const [mail] = await mailbox.arrived(1);
  expect(mail?.subject).toBe("Our agency: 25 leads assigned to you");
  expect(mail?.text).toContain("And 5 more.");
});

test("ADMIN-04: the mail about assignments leaves out leads if the assignee may no longer read them", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ role: "sales" })];
  const lead = await createLead({ name: "Ines Duarte", ownerId: sam.id });
  const task = await storeTask({ title: "Write the brief", assigneeId: sam.id });
  const assigned = { accountId: sam.id, byId: ada.id, leadIds: [lead.id], more: 0 };
  await db.update(accounts).set({ role: "editor" }).where(eq(accounts.id, sam.id));
  await mailAssignment({ ...assigned, id: randomUUID(), taskIds: [] });
  await mailAssignment({ ...assigned, id: randomUUID(), taskIds: [task.id] });

  const [mail, ...others] = await mailbox.arrived(1);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Our agency: task assigned to you: Write the brief");
  expect(mail?.text).not.toContain("Ines Duarte");
});

test("TASK-01: assigning a task mails its assignee, unless it was reassigned or deleted since", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ role: "editor" })];
  const fields = newTaskSchema.parse({ title: "Write the brief" });
  const id = await createTask({ ...fields, assigneeId: sam.id }, ada);
  await createTask({ ...fields, assigneeId: ada.id }, ada);
  await saveTask(id, 1, { title: "Write the whole brief" }, ada);
  const [job, ...others] = await queued();
  expect(others).toEqual([]);
  if (!job) throw new Error("no job");
  await mailAssignment(job);
  expect((await mailbox.arrived(1))[0]?.subject).toBe(
    "Our agency: task assigned to you: Write the whole brief",
  );

  await mailbox.clear();
  await saveTask(id, 2, { assigneeId: null }, ada);
  await mailAssignment(job);
  expect(await mailbox.messages()).toEqual([]);
});

test("ADMIN-04: handing over leads and open tasks sends one mail, and disabling an account unassigns its work", async () => {
  const [ada, sam] = [await createStaff(), await createStaff({ role: "sales", name: "Sam" })];
  const gone = await createStaff({ role: "sales" });
  const viewer = await createStaff({ role: "viewer" });
  const lead = await createLead({ ownerId: gone.id });
  const open = await storeTask({ assigneeId: gone.id });
  const done = await storeTask({ assigneeId: gone.id, status: "done" });
  const deleted = await storeTask({ assigneeId: sam.id, deletedAt: new Date() });
  const ownerOf = async () => (await db.select().from(leads).where(eq(leads.id, lead.id)))[0]?.ownerId;
  const assigneeOf = async (id: string) =>
    (await db.select().from(tasks).where(eq(tasks.id, id)))[0]?.assigneeId;

  expect(await handOverWork(gone.id, viewer.id, ada)).toBe("no-successor");
  expect(await ownerOf()).toBe(gone.id);
  expect(await handOverWork(gone.id, sam.id, ada)).toBe("done");
  expect(await ownerOf()).toBe(sam.id);
  expect(await assigneeOf(open.id)).toBe(sam.id);
  expect(await assigneeOf(done.id)).toBe(gone.id);
  expect(await queued()).toMatchObject([{ accountId: sam.id, leadIds: [lead.id], taskIds: [open.id] }]);

  expect(await disableUser(sam.id, ada)).toBe("done");
  expect(await ownerOf()).toBeNull();
  expect(await assigneeOf(open.id)).toBeNull();
  expect(await assigneeOf(deleted.id), "it can be restored").toBeNull();
  expect(await changeOwner([lead.id], sam.id, ada)).toEqual([]);
  expect(await handOverWork(gone.id, sam.id, ada)).toBe("no-successor");
});

test("ADMIN-04: a role that may not work on leads or tasks unassigns them, and others stay assigned", async () => {
  const ada = await createStaff();
  const sam = await createStaff({ role: "sales" });
  const lead = await createLead({ ownerId: sam.id });
  const open = await storeTask({ assigneeId: sam.id });
  const done = await storeTask({ assigneeId: sam.id, status: "done" });
  const owner = async () => (await db.select().from(leads).where(eq(leads.id, lead.id)))[0]?.ownerId;
  const assignee = async (id: string) =>
    (await db.select().from(tasks).where(eq(tasks.id, id)))[0]?.assigneeId;

  await changeRole(sam.id, 1, "owner", ada);
  expect(await owner()).toBe(sam.id);
  await changeRole(sam.id, 2, "editor", ada);
  expect(await owner()).toBeNull();
  expect(await listLeadEvents(lead.id)).toMatchObject([
    { type: "owner-changed", actorId: ada.id, detail: { from: sam.name, to: null } },
  ]);
  expect(await assignee(open.id)).toBe(sam.id);
  await changeRole(sam.id, 3, "viewer", ada);
  expect(await assignee(open.id)).toBeNull();
  expect(await assignee(done.id)).toBe(sam.id);
  expect(await db.select().from(auditLog).where(eq(auditLog.action, "task.save"))).toMatchObject([
    { actorId: ada.id, subject: open.id, before: { assigneeId: sam.id }, after: { assigneeId: null } },
  ]);
});

function listLeadEvents(leadId: string) {
  return db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId));
}
