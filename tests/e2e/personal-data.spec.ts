import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { saveDeal } from "#app/domain/leads/deal.server.ts";
import { db } from "#app/platform/database.server.ts";
import { buckets, listObjects, readObjectStream } from "#app/platform/storage.server.ts";
import { leadReplies, leads } from "#db/schema/leads.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { expect, password, test } from "#tests/support/fixtures.ts";

test("DESK-03: after an erasure no table, queue, bucket or log contains a word that the person sent", async ({
  page,
  staff,
  mailbox,
}) => {
  test.slow();
  const since = new Date(Date.now() - 2000); // storages round to whole seconds
  const mark = `q${randomUUID().replaceAll("-", "").slice(0, 10)}`;
  const word = (field: string) => `${mark}${field}`;
  const id = randomUUID();
  const email = `${word("mail")}@erase.example`;
  const sent = await page.request.post("/lets-talk", {
    multipart: {
      id,
      name: `José ${word("name")}`,
      email,
      phone: "+351 912 345 678",
      description: `Please forget ${word("text")} afterwards.`,
      sourcePage: `/${word("page")}`,
      referrer: `https://${word("referrer")}.example/`,
      utmSource: word("source"),
      files: { name: `${word("file")}.txt`, mimeType: "text/plain", buffer: Buffer.from(word("content")) },
    },
  });
  expect(sent.ok()).toBe(true);
  await expect.poll(async () => (await mailbox.messages()).map(({ text }) => text).join()).toContain(id);

  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form });
    expect(answer.ok(), path).toBe(true);
    return answer;
  };
  await post(`/admin/leads/${id}`, { intent: "note", note: `Called ${word("name")}` });
  await post(`/admin/leads/${id}`, {
    intent: "reply",
    id: randomUUID(),
    subject: `Hello ${word("name")}`,
    body: `About ${word("text")}`,
  });
  await expect.poll(() => db.$count(leadReplies, eq(leadReplies.leadId, id))).toBe(1);
  await saveDeal(
    id,
    1,
    { ownerId: staff.id, value: 5, nextStep: word("step"), nextStepOn: "2999-01-07" },
    staff,
  );
  const made = await post("/admin/tasks/new", {
    title: `Call ${word("name")}`,
    description: `${email} wants ${word("text")}`,
    labels: word("label"),
    checklist: `Ring ${word("name")}`,
    leadId: id,
  });
  const task = new URL(made.url()).pathname;
  await post(`${task}/comments`, { body: `@${staff.name} ${word("name")} again` });
  const answered = db.select({ at: leads.answeredAt }).from(leads).where(eq(leads.id, id));
  await expect.poll(async () => (await answered)[0]?.at).toBeTruthy();
  expect(await placesWith(mark, since)).toEqual(
    expect.arrayContaining(["public.leads", "public.tasks", `bucket ${buckets.leads}`]),
  );

  const colleague = await page.context().newPage();
  await openPage(colleague, `/admin/leads/${id}`);
  await colleague.getByRole("textbox", { name: /^Message to/ }).fill("We begin in May.");
  await openPage(page, `/admin/leads/person?q=${email}`);
  await page.getByText("Erase selected leads…").click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("1 lead erased")).toBeVisible();
  expect((await page.request.get(`/admin/leads/${id}`)).status()).toBe(404);
  await expect(colleague.getByRole("heading", { name: "This lead no longer exists" })).toBeVisible();
  await expect(colleague.getByRole("textbox", { name: "Message" })).toHaveValue("We begin in May.");
  await colleague.getByRole("button", { name: "Discard text" }).click();
  await colleague.reload();
  await expect(colleague.getByRole("heading", { name: "This lead no longer exists" })).toBeVisible();
  await expect(colleague.getByRole("textbox", { name: "Message" })).toHaveCount(0);
  await colleague.close();

  await expect.poll(() => placesWith(mark, since), { timeout: 30_000 }).toEqual([]);
});

test("DESK-03: a search by address or number finds a person's leads, and only ticked leads are exported and erased", async ({
  page,
  staff,
  mailbox,
}) => {
  const mark = randomUUID().slice(0, 8);
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, "7");
  const values = { description: `Brief ${mark}` };
  const first = await createLead({
    ...values,
    name: "Anna",
    email: `anna-${mark}@work.example`,
    phone: `+49 ${digits}`,
  });
  const second = await createLead({
    ...values,
    name: "A. M.",
    email: `privat-${mark}@home.example`,
    phone: `0${digits}`,
  });
  const third = await createLead({
    ...values,
    name: "Anna M.",
    email: `PRIVAT-${mark}@home.example`,
    phone: null,
  });
  const other = await createLead({
    ...values,
    name: "Other",
    email: `other-${mark}@home.example`,
    phone: null,
  });
  const search = `/admin/leads/person?q=${first.email}`;

  await openPage(page, `/admin/leads/${first.id}`);
  await expect(page.getByRole("heading", { name: "2 more from the same person" })).toBeVisible();
  await page.getByRole("link", { name: "Export or erase this person’s data" }).click();
  await expect(page.getByRole("heading", { name: "3 leads" })).toBeVisible();
  await expect(page.getByText(`Same phone number: 0${digits}`)).toBeVisible();
  await expect(page.getByText(`Same email address: ${third.email}`)).toBeVisible();
  await page.getByRole("checkbox", { name: /A\. M\./ }).uncheck();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export selected leads" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^personal-data-.*\.zip$/);
  const zip = readFileSync(await download.path()).toString();
  expect(zip).toContain(first.id);
  expect(zip).toContain(third.id);
  expect(zip).not.toContain(second.id);

  await page.getByText("Erase selected leads…").click();
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("Wrong password. Nothing was erased.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /A\. M\./ }), "the selection is kept").not.toBeChecked();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("2 leads erased")).toBeVisible();
  const toOwner = async () => (await mailbox.messages()).filter(({ to }) => to[0]?.address === staff.email);
  await expect
    .poll(async () => (await toOwner()).map(({ text }) => text).join())
    .toContain("2 leads, erased by");
  const left = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.description, `Brief ${mark}`));
  expect(left.map(({ id }) => id).toSorted()).toEqual([second.id, other.id].toSorted());

  for (const verb of ["export", "erasure"]) {
    const answer = await page.request.post(`/admin/leads/person/${verb}`, { form: { q: second.email } });
    expect(await answer.text(), verb).toContain("Select at least one lead");
  }
  await page.request.post("/admin/leads/person/erasure", {
    form: { q: "someone@nowhere.example", leadId: other.id, password },
  });
  expect(await db.$count(leads, eq(leads.id, other.id)), "a lead of another person").toBe(1);
  expect((await page.request.get(search)).status()).toBe(200);
  await db.delete(leads).where(eq(leads.description, `Brief ${mark}`));
});

/**
 * Every table, bucket and log that contains a text, case-insensitively; of the buckets, only objects that are as new as
 * the test.
 */
async function placesWith(text: string, since: Date): Promise<string[]> {
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`);
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await db.execute(
      sql`select 1 from ${sql.raw(name)} as searched where searched::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) places.push(name);
  }
  for (const bucket of [buckets.leads, buckets.media])
    if (await isInBucket(bucket, text, since)) places.push(`bucket ${bucket}`);
  const log = `test-results/app-${Number(process.env.TEST_PARALLEL_INDEX) + 1}.log`;
  if (readFileSync(log, "utf8").includes(text)) places.push(log);
  return places;
}

async function isInBucket(bucket: string, text: string, since: Date): Promise<boolean> {
  for await (const page of listObjects(bucket)) {
    for (const { key, modifiedAt } of page) {
      if (key.includes(text)) return true;
      if (modifiedAt < since) continue;
      const content = await new Response(await readObjectStream(bucket, key)).text();
      if (content.includes(text)) return true;
    }
  }
  return false;
}
