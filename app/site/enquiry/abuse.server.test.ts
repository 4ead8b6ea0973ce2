import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib/v1";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createProofChallenge } from "#app/domain/leads/enquiry-limits.server.ts";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { trustedHeaders } from "#app/http/request.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { loader as loadChallenge } from "#app/routes/site/lets-talk/proof.ts";
import { leads } from "#db/schema/leads.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { countJobs, expectNothingLeft, leadOf, sendEnquiry } from "#tests/support/enquiry.ts";
import { fileOf, testFiles } from "#tests/support/files.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";

beforeEach(emptyBucket);

const megabyte = 1_048_576;

test("LEAD-13: submitting the same id again gets the same response and stores nothing more", async () => {
  const id = randomUUID();
  await sendEnquiry(anEnquiry({ id }, testFiles(10_000)));
  const keys = await keysInBucket();

  const again = await sendEnquiry(anEnquiry({ id, name: "Somebody else" }, testFiles(10_000)));

  expect(again).toMatchObject({ status: 200, data: { status: "sent" } });
  expect(await keysInBucket()).toEqual(keys);
  expect(await findLead(id)).toMatchObject({ name: "Ines Duarte" });
  expect(await countJobs()).toBe(2); // the mails to the team and to the sender
});

test("LEAD-13: a correction that is sent after a lost response is stored as another lead, once, with its files", async () => {
  const id = randomUUID();
  await sendEnquiry(anEnquiry({ id, email: "ines@ferries.exmaple" }));
  const corrected = () => sendEnquiry(anEnquiry({ id, email: "ines@ferries.example" }, testFiles(10_000)));
  for (let time = 0; time < 2; time += 1)
    expect(await corrected()).toMatchObject({ status: 200, data: { status: "sent" } });

  const stored = await db.select().from(leads).orderBy(leads.createdAt);
  expect(stored.map(({ email, attachedFiles }) => [email, attachedFiles?.length ?? 0])).toEqual([
    ["ines@ferries.exmaple", 0],
    ["ines@ferries.example", 3],
  ]);
  expect(await keysInBucket()).toHaveLength(3);
});

test("LEAD-13: a double click stores one lead with its three files, also when the text fields come last", async () => {
  const id = randomUUID();
  const filesFirst = () => {
    const form = new FormData();
    for (const file of testFiles(200_000)) form.append("files", file);
    for (const [name, value] of anEnquiry({ id })) form.append(name, String(value));
    return form;
  };

  const answers = await Promise.all([
    sendEnquiry(filesFirst()),
    sendEnquiry(filesFirst()),
    sendEnquiry(anEnquiry({ id }, testFiles(200_000))),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.$count(leads)).toBe(1);
  const lead = await findLead(id);
  expect((await keysInBucket()).sort()).toEqual(lead?.attachedFiles?.map(({ key }) => key).sort());
  expect(await countJobs()).toBe(2); // the mails to the team and to the sender
});

test("LEAD-14: a body above the size limit gets 413 and closes the connection", async () => {
  const files = Array.from({ length: 8 }, (_, n) => new File([fileOf("pdf", 5 * megabyte)], `${n}.pdf`));

  const { status, headers, data } = await sendEnquiry(anEnquiry({}, files));

  expect([status, headers.get("Connection")]).toEqual([413, "close"]);
  expect(data).toMatchObject({
    result: { error: { "": ["The files are too large: attach at most three files of 5 MB each."] } },
  });
  await expectNothingLeft();
});

test("LEAD-14: an enquiry above the limit per address gets 429 with the waiting time and the entered values", async () => {
  const from = (peer: string) => ({ [trustedHeaders.peer]: peer });
  await db.insert(rateLimits).values({
    key: "enquiry:address:203.0.113.7",
    points: env.LEAD_RATE_LIMIT_PER_ADDRESS,
    expire: new Date(Date.now() + 30 * 60 * 1000),
  });

  const { status, headers, data } = await sendEnquiry(anEnquiry({}, testFiles(10_000)), from("203.0.113.7"));

  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(1700);
  expect(data).toMatchObject({
    status: "invalid",
    result: {
      initialValue: { description: "Ferry bookings that survive the summer." },
      error: { "": ["Too many requests. Please try again in 30 minutes, or write to us directly."] },
    },
  });
  await expectNothingLeft();
  expect(await sendEnquiry(anEnquiry(), from("203.0.113.8"))).toMatchObject({ status: 200 });
});

/** Sets the rate limit counters as if this many enquiries had arrived within the last hour. */
async function counted(points: { site?: number; withoutProof?: number }) {
  const expire = new Date(Date.now() + 60_000);
  await db.insert(rateLimits).values([
    { key: "enquiry:site:all", points: points.site ?? 0, expire },
    { key: "enquiry:site-unproven:all", points: points.withoutProof ?? 0, expire },
  ]);
}

async function pointsOf(key: string) {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.points ?? 0;
}

async function solvedProof() {
  const { maxnumber, ...challenge } = await createProofChallenge();
  const solution = await solveChallenge(challenge.challenge, challenge.salt, "SHA-256", maxnumber).promise;
  return JSON.stringify({ ...challenge, number: solution?.number });
}

test("LEAD-14: an enquiry above the site's limit is marked and stored without files and mails", async () => {
  await counted({ site: env.LEAD_RATE_LIMIT_PER_SITE });
  const form = anEnquiry({ proof: await solvedProof() }, testFiles(10_000));

  expect(await sendEnquiry(form)).toMatchObject({ status: 200, data: { status: "sent" } });

  expect(await leadOf(form)).toMatchObject({
    status: "new",
    isAboveLimit: true,
    attachedFiles: null,
    events: [{ type: "captured", detail: { discarded: ["brief.pdf", "sketch.png", "whiteboard.jpg"] } }],
  });
  expect(await keysInBucket()).toEqual([]);
  expect(await countJobs()).toBe(0);
});

test("LEAD-14: rejected enquiries do not count towards the site's limit", async () => {
  for (let number = 0; number < 5; number += 1)
    expect(await sendEnquiry(anEnquiry({ name: "" }))).toMatchObject({ status: 400 });
  expect(await pointsOf("enquiry:site:all")).toBe(0);
  expect(await pointsOf("enquiry:address:unknown")).toBe(5);

  const form = anEnquiry();
  for (let again = 0; again < 3; again += 1) await sendEnquiry(form);
  expect(await pointsOf("enquiry:site:all")).toBe(1);
});

test("LEAD-14: above half of the limit an enquiry needs an unused proof of work, otherwise it is marked", async () => {
  await counted({ withoutProof: Math.ceil(env.LEAD_RATE_LIMIT_PER_SITE / 2) });
  const proof = await solvedProof();
  const forged = JSON.stringify({ ...JSON.parse(proof), salt: `${"a".repeat(24)}?expires=9999999999&` });
  const isMarked = async (given: string) => {
    const form = anEnquiry({ proof: given }, testFiles(10_000));
    expect(await sendEnquiry(form)).toMatchObject({ status: 200 });
    const lead = await leadOf(form);
    return [lead?.isAboveLimit, lead?.attachedFiles?.length ?? 0];
  };

  expect(await isMarked("")).toEqual([true, 0]);
  expect(await isMarked("nonsense")).toEqual([true, 0]);
  expect(await isMarked(forged)).toEqual([true, 0]);
  expect(await isMarked(proof)).toEqual([false, 3]);
  expect(await isMarked(proof)).toEqual([true, 0]);
  expect(await countJobs()).toBe(2); // the mails to the team and to the sender
});

const findChallenge = () =>
  loadChallenge(routeArguments(new Request("https://kestrel.example/lets-talk/proof")));

test("LEAD-14: a proof of work is requested only above the threshold", async () => {
  expect((await findChallenge()).status).toBe(204);
  await counted({ withoutProof: Math.ceil(env.LEAD_RATE_LIMIT_PER_SITE / 2) });
  const answer = await findChallenge();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toMatchObject({ algorithm: "SHA-256", maxnumber: 50_000 });
});

test("SAFE-04: a cross-site form is rejected, and one without an origin is accepted", async () => {
  const foreign = [
    ["Sec-Fetch-Site", "cross-site"],
    ["Origin", "https://evil.example"],
  ] as const;
  for (const [header, value] of foreign) {
    const answer = await sendEnquiry(anEnquiry({}, testFiles(1000)), { [header]: value });
    expect(answer).toMatchObject({ status: 403, data: { status: "invalid" } });
  }
  await expectNothingLeft();

  expect((await sendEnquiry(anEnquiry())).status).toBe(200);
  expect((await sendEnquiry(anEnquiry(), { Origin: "https://kestrel.example" })).status).toBe(200);
});

test("SAFE-05: unexpected fields have no effect", async () => {
  const form = anEnquiry({ status: "won", __intent__: "{", __state__: "[", "__proto__.polluted": "yes" });
  form.append("name", "A second name");

  expect(await sendEnquiry(form)).toMatchObject({ status: 200 });

  expect(await leadOf(form)).toMatchObject({ status: "new", name: "Ines Duarte" });
  expect({}).not.toHaveProperty("polluted");
});
