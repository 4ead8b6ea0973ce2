import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { taskList } from "#app/jobs/handlers.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { createSubscriber } from "#app/platform/notifications.server.ts";
import { enqueue, jobKey } from "#app/platform/queue.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents, leadReplies, leads } from "#db/schema/leads.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { addNote } from "./lead-changes.server.ts";
import { storeLeadFile } from "./lead-files.server.ts";
import {
  confirmToSender,
  mailReply,
  notifyTeam,
  removeLeadFiles,
  submitExternally,
} from "./lead-jobs.server.ts";
import { eraseLeads, findPerson, personArchive } from "./person.server.ts";

import { writeReply } from "./replies.server.ts";
import { eraseExpiredLeads } from "./retention.server.ts";
import { listSamePerson } from "./same-person.server.ts";

async function leadWithFile(values: Parameters<typeof createLead>[0] = {}) {
  const id = crypto.randomUUID();
  const body = Readable.from([Buffer.from("a brief in plain words")]);
  const stored = await storeLeadFile(id, "10.0.0.1", { name: "brief.txt", body });
  return createLead({ id, attachedFiles: [{ ...stored, url: `/admin/leads/${id}/files/0` }], ...values });
}

test("DESK-02, DESK-03: a person is matched by email in any case and by phone number with or without country code", async () => {
  const first = await createLead({ email: "Ines@Ferries.example", phone: null });
  const second = await createLead({ email: "other@ferries.example", phone: "+44 20 7946 0123" });
  const third = await createLead({ email: "third@ferries.example", phone: "(020) 7946-0123" });
  await createLead({ email: "ines@ferries.example.org", phone: "123456" });

  const ids = async (query: string) => (await findPerson(query)).map(({ id }) => id).toSorted();
  expect(await ids(" ines@ferries.EXAMPLE ")).toEqual([first.id]);
  expect(await ids("020 7946 0123")).toEqual([second.id, third.id].toSorted());
  expect(await ids("Ines")).toEqual([]);
  expect(await ids("123456")).toEqual([]);
  expect((await listSamePerson(second)).map(({ id }) => id)).toEqual([third.id]);
});

test("WORLD-05: a person is found by every spelling of an address or number, also of leads stored as typed", async () => {
  const typed = await createLead({ email: "info@Bücher.example", phone: null });
  const canonical = await createLead({ email: "info@xn--bcher-kva.example", phone: "020 7946 0999" });
  const both = [typed.id, canonical.id].toSorted();

  const ids = async (query: string) => (await findPerson(query)).map(({ id }) => id).toSorted();
  for (const query of [
    "info@bücher.example",
    "INFO@xn--bcher-kva.example",
    "mailto:info@BÜCHER.example",
    "<info@bücher.example>",
  ])
    expect(await ids(query), query).toEqual(both);
  expect(await ids("٠٢٠ ٧٩٤٦ ٠٩٩٩")).toEqual(both);
  expect((await listSamePerson(canonical)).map(({ id }) => id)).toEqual([typed.id]);
});

test("WORLD-05: addresses that differ in a tag or dots are perhaps the same person's, each with its reason", async () => {
  const plain = await createLead({ email: "anna.person@bücher.example", phone: null });
  const tagged = await createLead({ email: "Anna.Person+news@xn--bcher-kva.example", phone: "030 1234567" });
  const other = await createLead({ email: "anna.other@xn--bcher-kva.example", phone: "+49 30 1234567" });
  await createLead({ email: "anna.person@xn--bcher-kva.example.org", phone: null });

  const reasons = async (query: string) =>
    Object.fromEntries((await findPerson(query)).map(({ id, match }) => [id, match?.by]));
  expect(await reasons("anna.person@bücher.example")).toEqual({
    [plain.id]: "email",
    [tagged.id]: "mailbox",
  });
  expect(await reasons("annaperson+x@bücher.example")).toEqual({
    [plain.id]: "mailbox",
    [tagged.id]: "mailbox",
  });
  expect(await reasons("030 1234567")).toEqual({
    [tagged.id]: "phone",
    [other.id]: "phone",
    [plain.id]: "mailbox",
  });
  const found = await findPerson("030 1234567");
  expect(found.map(({ match }) => match?.value)).toContain("Anna.Person+news@bücher.example");
  expect((await listSamePerson(plain)).map(({ id }) => id)).toEqual([]);
});

test("DESK-03: the addresses and numbers of a match find further leads, each with the reason", async () => {
  const first = await createLead({ email: "anna@work.example", phone: "+49 30 1234567" });
  const second = await createLead({ email: "privat@home.example", phone: "030 1234567" });
  const third = await createLead({ email: "Privat@home.example", phone: "12345" });
  await createLead({ email: "other@home.example", phone: "12345" });

  const found = await findPerson(first.email);
  expect(Object.fromEntries(found.map(({ id, match }) => [id, match?.by]))).toEqual({
    [first.id]: "email",
    [second.id]: "phone",
    [third.id]: "email",
  });
});

test("DESK-03: erasing a lead deletes its queued and failed mails", async () => {
  const staff = await createStaff();
  const [lead, kept] = [await createLead(), await createLead()];
  for (const { id } of [lead, kept])
    await writeReply(id, { id: crypto.randomUUID(), subject: "Hello", body: "A reply." }, staff);
  for (const job of [notifyTeam, confirmToSender, submitExternally])
    await enqueue(db, job, { leadId: lead.id }, { key: jobKey(job, lead.id) });
  await db.execute(
    sql`update graphile_worker._private_jobs set last_error = '550 no such address', attempts = 1`,
  );

  await eraseLeads([lead.id], { by: staff, reason: "asked" });
  const jobs = await db.execute<{ name: string }>(
    sql`select task_identifier as name from graphile_worker.jobs order by id`,
  );
  expect(jobs.map(({ name }) => name)).toEqual([mailReply.name]);
});

test("DESK-03: the archive contains all stored data of the person and the original files", async () => {
  await emptyBucket();
  const staff = await createStaff();
  const lead = await leadWithFile();
  await addNote(lead.id, "Called, nobody there.", staff);
  await writeReply(lead.id, { id: crypto.randomUUID(), subject: "Hello", body: "A reply." }, staff);

  const entries = unzipped(await archiveOf(lead.id));
  const [data] = JSON.parse(entries.get("data.json")?.toString() ?? "[]");
  expect(data).toMatchObject({
    email: lead.email,
    description: lead.description,
    events: [{ type: "note", detail: { text: "Called, nobody there." } }],
    replies: [{ body: "A reply." }],
    attachedFiles: [{ name: "brief.txt" }],
  });
  expect(entries.get(`files/${lead.id}/1-brief.txt`)?.toString()).toBe("a brief in plain words");
});

test("DESK-03: the archive lists the files that could not be read", async () => {
  const lead = await createLead({
    attachedFiles: [{ name: "gone.pdf", key: "not/there.pdf", size: 1, type: "application/pdf", url: "/x" }],
  });
  const entries = unzipped(await archiveOf(lead.id));
  expect(entries.get("missing.txt")?.toString()).toContain("1-gone.pdf");
});

test("DESK-03: erasing a person deletes all rows and files and leaves one record in the audit log", async () => {
  await emptyBucket();
  const staff = await createStaff();
  const lead = await leadWithFile();
  const other = await createLead({ email: "somebody@else.example" });
  await addNote(lead.id, "Called.", staff);
  await writeReply(lead.id, { id: crypto.randomUUID(), subject: "Hello", body: "A reply." }, staff);

  expect(await eraseLeads([lead.id], { by: staff, reason: "asked" })).toBe(1);
  expect((await db.select({ id: leads.id }).from(leads)).map(({ id }) => id)).toEqual([other.id]);
  expect(await db.$count(leadEvents)).toBe(0);
  expect(await db.$count(leadReplies)).toBe(0);

  const [audit] = await db.select().from(auditLog).where(eq(auditLog.action, "lead.erase"));
  expect(audit).toMatchObject({
    actorId: staff.id,
    action: "lead.erase",
    subject: lead.id,
    before: null,
    after: { reason: "asked", files: 1 },
  });

  expect(await keysInBucket()).toHaveLength(1);
  const [job] = await db.execute<{ payload: { keys: string[] } }>(
    sql`select payload from graphile_worker._private_jobs where key = ${jobKey(removeLeadFiles, lead.id)}`,
  );
  await taskList[removeLeadFiles.name]?.(job?.payload, { job: { id: "1", attempts: 1 } } as never); // the only properties that the task reads
  expect(await keysInBucket()).toEqual([]);
});

test("TASK-01, DESK-03: erasing a lead announces its tasks as changed, so that open boards drop them", async () => {
  const lead = await createLead();
  const task = await createTask({ leadId: lead.id });
  await createTask();
  const announced: (string | null)[] = [];
  onTestFinished(createSubscriber(connections).listen("tasks", ({ id }) => announced.push(id)));
  await vi.waitFor(() => expect(announced).toEqual([null]), { timeout: 20_000 });
  await eraseLeads([lead.id], { reason: "retention" });
  await vi.waitFor(() => expect(announced).toEqual([null, task.id]), { timeout: 20_000 });
});

test("DESK-03: each status has its own retention period, counted from the last change", async () => {
  const day = 24 * 60 * 60 * 1000;
  await saveSettings(
    "lead-data",
    { leads_retention_spam_days: 30, leads_retention_lost_days: 0 },
    await createStaff(),
  );
  const old = { updatedAt: new Date(Date.now() - 31 * day), createdAt: new Date(Date.now() - 400 * day) };
  await createLead({ name: "Old pills", status: "spam", ...old });
  await createLead({
    name: "Fresh pills",
    status: "spam",
    ...old,
    updatedAt: new Date(Date.now() - 29 * day),
  });
  await createLead({ name: "Lost", status: "lost", ...old });
  await createLead({ name: "New", ...old });

  expect(await eraseExpiredLeads()).toBe(1);
  const left = await db.select({ name: leads.name }).from(leads);
  expect(left.map(({ name }) => name).toSorted()).toEqual(["Fresh pills", "Lost", "New"]);
  expect(await db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({
      action: "lead.erase",
      actorId: null,
      after: { reason: "retention", files: 0 },
    }),
  );
});

test("DESK-03: a lead reopened while its erasure runs is kept", async () => {
  await saveSettings("lead-data", { leads_retention_spam_days: 30 }, await createStaff());
  const { id } = await createLead({ status: "spam", updatedAt: new Date("2026-01-01") });

  const erased = await db.transaction(async (tx) => {
    await tx.update(leads).set({ status: "new" }).where(eq(leads.id, id));
    const erasing = eraseExpiredLeads();
    await expect.poll(() => db.execute(waiting)).toHaveLength(1);
    return { erasing };
  });

  expect(await erased.erasing).toBe(0);
  expect(await db.$count(leads)).toBe(1);
});

const waiting = sql`
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function archiveOf(leadId: string): Promise<Buffer> {
  return Buffer.from(await new Response(await personArchive([leadId])).arrayBuffer());
}

/** Reads an uncompressed zip's entries from its central directory. */
function unzipped(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let at = zip.indexOf(Buffer.from("PK\x01\x02"));
  while (at !== -1 && zip.readUInt32LE(at) === 0x02014b50) {
    const size = zip.readUInt32LE(at + 24);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    entries.set(name, zip.subarray(start, start + size));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}
