import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { RawClient } from "#tests/served/raw-client.ts";
import { keysInBucket } from "#tests/support/bucket.ts";
import { fileOf, testFiles } from "#tests/support/files.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const megabyte = 1_048_576;

function aForm(fields: Record<string, string> = {}, files: File[] = []) {
  const form = new FormData();
  const id = randomUUID();
  const complete = {
    id,
    name: "Ines Duarte",
    email: `ines-${id}@ferries.example`,
    description: "Ferry bookings that survive the summer.",
  };
  for (const [name, value] of Object.entries({ ...complete, ...fields })) form.set(name, value);
  for (const file of files) form.append("files", file);
  return { form, id: fields.id ?? id };
}

async function send(request: APIRequestContext, form: FormData, path = "/lets-talk/enquiries") {
  const response = await request.post(path, { multipart: form, maxRedirects: 0 });
  return { status: response.status(), text: await response.text(), headers: response.headers() };
}

const keysOf = async (leadId: string) => (await keysInBucket()).filter((key) => key.startsWith(leadId));

async function expectNothing(leadId: string) {
  expect(await findLead(leadId)).toBeUndefined();
  expect(await keysOf(leadId)).toEqual([]);
}

test("LEAD-08: the lead is stored as sent, and only a signed-in owner opens its files", async ({
  request,
  staff: _signedIn,
  context,
  mailbox,
}) => {
  const files = testFiles(4.9 * megabyte);
  const { form, id } = aForm({ ndaNeeded: "on" }, files);

  expect(await send(request, form)).toMatchObject({
    status: 200,
    text: expect.stringContaining('{"status":"sent","receipt":{'),
    headers: { "content-type": expect.stringContaining("application/json") },
  });

  expect((await findLead(id))?.attachedFiles).toHaveLength(3);
  expect(await keysOf(id)).toHaveLength(3);
  const url = `/admin/leads/${id}/files/0`;
  const stranger = await request.get(url, { maxRedirects: 0 });
  expect(stranger.status()).toBe(302);
  expect(stranger.headers().location).toContain(
    `/admin/sign-in?returnTo=${encodeURIComponent(`/admin/leads/${id}`)}`,
  );
  const owner = await context.request.get(url);
  expect(owner.headers()["content-disposition"]).toMatch(/^attachment; filename="brief.pdf"/);
  expect((await owner.body()).byteLength).toBe(files[0].size);
  await expect.poll(async () => (await mailbox.messages()).map(({ text }) => text).join()).toContain(id);
});

test("LEAD-01: without JavaScript a valid form redirects, and an invalid one shows the page with errors", async ({
  request,
}) => {
  expect(await send(request, aForm().form, "/lets-talk")).toMatchObject({
    status: 303,
    headers: { location: "/lets-talk/sent" },
  });
  const { form } = aForm({ email: "nobody", description: 'He said "no" to <all> of it.' });
  const { status, text } = await send(request, form, "/lets-talk");
  expect(status).toBe(400);
  expect(text).toContain("Please enter a valid email");
  expect(text).toContain("He said &quot;no&quot; to &lt;all&gt; of it.");
});

const wrong: [what: string, file: File, problem: string][] = [
  ["another type", new File(["x"], "tool.exe"), "tool.exe is not a PDF"],
  ["a renamed program", new File([fileOf("exe", 20_000)], "cv.pdf"), "cv.pdf is not a valid PDF file"],
  ["6 MB", new File([fileOf("pdf", 6 * megabyte)], "plan.pdf"), "plan.pdf exceeds 5MB limit"],
];
for (const [what, file, problem] of wrong) {
  test(`LEAD-06: a file of ${what} gets 400, and nothing is stored`, async ({ request }) => {
    const { form, id } = aForm({}, [testFiles(50_000)[0], file]);

    const { status, text } = await send(request, form);

    expect(status).toBe(400);
    expect(text).toContain(problem);
    await expectNothing(id);
  });
}

test("LEAD-06: of five files the first three are stored", async ({ request }) => {
  const files = [1, 2, 3, 4, 5].map((n) => new File([fileOf("pdf", 4.9 * megabyte)], `${n}.pdf`));
  const { form, id } = aForm({}, files);

  expect(await send(request, form)).toMatchObject({ status: 200 });

  expect((await findLead(id))?.attachedFiles?.map(({ name }) => name)).toEqual(["1.pdf", "2.pdf", "3.pdf"]);
  expect(await keysOf(id)).toHaveLength(3);
});

test("LEAD-07: a filled honeypot gets the same response, and stores the lead with its files as spam", async ({
  request,
}) => {
  const { form, id } = aForm({ website: "https://pills.example" }, testFiles(50_000));

  expect(await send(request, form)).toMatchObject({ status: 200, text: expect.stringContaining('"sent"') });

  expect(await findLead(id)).toMatchObject({ status: "spam" });
  expect(await keysOf(id)).toHaveLength(3);
});

test("LEAD-13: four parallel submissions of the same id make one lead and one mail", async ({
  request,
  mailbox,
}) => {
  const id = randomUUID();
  const fields = { id, email: `ines-${id}@ferries.example` };

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send(request, aForm(fields, testFiles(500_000)).form)),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await keysOf(id)).toHaveLength(3);
  const mails = async () => (await mailbox.messages()).filter(({ text }) => text.includes(id)).length;
  await expect.poll(mails).toBe(1);
});

test("LEAD-06: a truncated body stores nothing, and a body without boundary gets 400", async ({
  baseURL,
  request,
}) => {
  const { form, id } = aForm({}, testFiles(400_000));
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const client = await RawClient.connect(Number(new URL(baseURL ?? "").port));
  await client.send(
    `POST /lets-talk/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${whole.headers.get("Content-Type")}\r\nContent-Length: ${bytes.byteLength}\r\n\r\n`,
  );
  await client.send(bytes.subarray(0, 600_000));
  await expect.poll(() => keysOf(id)).toHaveLength(1);
  client.socket.destroy();
  await expect.poll(() => keysOf(id)).toEqual([]);
  expect(await findLead(id)).toBeUndefined();

  const unbounded = await request.post("/lets-talk/enquiries", {
    data: "name=Ines",
    headers: { "Content-Type": "multipart/form-data" },
  });
  expect(unbounded.status()).toBe(400);
});

test("LEAD-14: a request that announces 2 GB is cut off", async ({ baseURL }) => {
  const client = await RawClient.connect(Number(new URL(baseURL ?? "").port));
  await client.send(
    "POST /lets-talk/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 2147483648\r\n\r\n--x\r\n",
  );

  expect(await client.status()).toBe(413);
  await client.closed;
});
