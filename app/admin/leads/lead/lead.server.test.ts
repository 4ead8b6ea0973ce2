import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeReply } from "#app/domain/leads/replies.server.ts";
import { db } from "#app/platform/database.server.ts";
import { action } from "#app/routes/admin/leads/lead.tsx";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { sessionCookieOf } from "#tests/support/session-cookie-of.ts";
import { readLead, saveContactForm, saveDealForm, saveNote } from "./lead.server.ts";

test("DESK-01, ADMIN-06: a lead keeps an assignee who has since been disabled, but new leads cannot be assigned to them", async () => {
  const staff = await createStaff({ name: "Ada Quill" });
  const gone = await createStaff({ name: "Wim Left", role: "sales", disabledAt: new Date() });
  const lead = await createLead({ ownerId: gone.id });
  const other = await createLead();

  const read = await readLead(lead.id, staff);
  expect(read?.owners.map(({ name }) => name)).toEqual(["Ada Quill", "Wim Left"]);
  expect((await readLead(other.id, staff))?.owners.map(({ name }) => name)).toEqual(["Ada Quill"]);

  const kept = await saveDealForm(lead.id, dealOf(lead, gone.id), staff);
  expect(kept.status).toBe("saved");
  expect((await readLead(lead.id, staff))?.lead).toMatchObject({ ownerId: gone.id, nextStep: "Call them" });
  expect(await saveDealForm(other.id, dealOf(other, gone.id), staff)).toMatchObject({
    status: "invalid",
    result: { error: { ownerId: ["This person cannot be assigned leads. Choose someone else"] } },
  });
});

test("WORLD-05, DESK-01: a mistyped address is corrected on the lead, and its history shows who did it", async () => {
  const staff = await createStaff({ name: "Ada Quill" });
  const lead = await createLead({ name: "Ines", email: "ines@ferries.example.", phone: null });
  const send = (changes: Partial<Record<"name" | "email" | "phone", string>>, of = lead) => {
    const form = new FormData();
    const { name, email, phone } = of;
    const fields = { name, email, phone: phone ?? "", ...changes, version: String(of.version) };
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    return saveContactForm(lead.id, form, staff);
  };

  expect(await send({ email: "ines@ferries" })).toMatchObject({
    status: "invalid",
    result: { error: { email: ["Please enter a valid email"] } },
  });
  expect(await send({ email: "<ines@Ferries.example>", phone: "0049/89/123456 ext 7" })).toMatchObject({
    status: "saved",
  });
  const read = await readLead(lead.id, staff);
  expect(read?.lead).toMatchObject({ email: "ines@ferries.example", phone: "0049 89 123456 ext. 7" });
  expect(read?.lead.events.at(-1)).toMatchObject({
    type: "contact-changed",
    actorName: "Ada Quill",
    detail: {
      email: { from: "ines@ferries.example.", to: "ines@ferries.example" },
      phone: { from: null, to: "0049 89 123456 ext. 7" },
    },
  });
  // Someone else, who still sees the first address.
  expect(await send({ name: "Inês", email: "ines@work.example" })).toMatchObject({
    status: "conflict",
    version: 2,
    conflict: {
      fields: ["name", "email", "phone"],
      stored: { name: "Ines", email: "ines@ferries.example", phone: "0049 89 123456 ext. 7" },
    },
  });
  expect((await readLead(lead.id, staff))?.lead.name).toBe("Ines");
});

test("DESK-01: the history of a corrected address has its domain in Unicode, like the lead", async () => {
  const staff = await createStaff();
  const lead = await createLead({ name: "Ines", email: "ines@ferries.example", phone: null });
  const form = new FormData();
  const fields = { name: "Ines", email: "ines@bücher.example", phone: "", version: String(lead.version) };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  await saveContactForm(lead.id, form, staff);
  const read = await readLead(lead.id, staff);
  expect(read?.lead.email).toBe("ines@xn--bcher-kva.example");
  expect(read?.lead.events.at(-1)?.detail).toEqual({
    email: { from: "ines@ferries.example", to: "ines@bücher.example" },
  });
});

test("DESK-02: a reply begins with a subject, and the next one with the same", async () => {
  const staff = await createStaff();
  const { id } = await createLead();
  expect((await readLead(id, staff))?.replySubject).toBe("Your enquiry to Our agency");
  const reply = { id: crypto.randomUUID(), subject: "Your ferry", body: "We begin in May." };
  await writeReply(id, reply, staff);
  expect((await readLead(id, staff))?.replySubject).toBe("Your ferry");
});

test("DESK-01: a note is shown as Markdown and tells those whom it mentions", async () => {
  const staff = await createStaff();
  const { id: accountId } = await createStaff({ name: "Sam Reed", role: "sales" });
  const { id } = await createLead();
  const note = new FormData();
  note.set("note", "@sam: **urgent**, see https://attis.example/brief");
  expect(await saveNote(id, note, staff)).toMatchObject({ status: "saved" });

  const [shown] = Object.values((await readLead(id, staff))?.notes ?? {});
  expect(JSON.stringify(shown)).toMatch(/"bold".*"link"|"link".*"bold"/);
  const [job] = await db.execute<{ payload: unknown }>(sql`
    select payload from graphile_worker._private_jobs order by id desc limit 1`);
  expect(job?.payload).toMatchObject({ accountId });
});

test("DESK-02, DESK-03: a note for a lead that was erased meanwhile is returned", async () => {
  const sent = { intent: "note", note: "Call in May" };
  const refused = await post(crypto.randomUUID(), sent).catch((thrown: unknown) => thrown);
  if (!(refused instanceof Response)) throw new Error("the note was not refused");
  expect(refused.status).toBe(404);
  expect(await refused.json()).toEqual(Object.entries(sent));
});

test.each(["hasOwnProperty", "constructor", "__proto__", ""])(
  "SAFE-05: a lead form with the intent %j is rejected with 400",
  async (intent) => {
    const { id } = await createLead();
    await expect(post(id, { intent })).rejects.toMatchObject({ status: 400 });
  },
);

async function post(leadId: string, form: Record<string, string>) {
  const staff = await createStaff();
  const cookie = await sessionCookieOf(staff);
  const request = new Request(`http://localhost/admin/leads/${leadId}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(form),
  });
  return action(routeArguments(request, { leadId }));
}

function dealOf(lead: { version: number }, ownerId: string) {
  const form = new FormData();
  const fields = {
    version: String(lead.version),
    ownerId,
    value: "",
    nextStep: "Call them",
    nextStepOn: "",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
