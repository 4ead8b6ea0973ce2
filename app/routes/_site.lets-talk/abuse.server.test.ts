import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { stamps } from "#app/platform/incoming.server.ts";
import { leads } from "#db/schema/leads.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { anEnquiry } from "#tests/an-enquiry.ts";
import { emptyBucket, keysInBucket } from "#tests/bucket.ts";
import { countJobs, expectNothingLeft, leadOf, scripted, sendEnquiry } from "#tests/enquiry.ts";
import { fileOf, testFiles } from "#tests/files.ts";

beforeEach(emptyBucket);

const megabyte = 1_048_576;

test("LEAD-13: the same id again is answered like the first time and leaves nothing more behind", async () => {
  const id = randomUUID();
  await sendEnquiry(anEnquiry({ id }, testFiles(10_000)));
  const keys = await keysInBucket();

  const again = await sendEnquiry(anEnquiry({ id, name: "Somebody else" }, testFiles(10_000)));

  expect(again).toMatchObject({ status: 200, data: { status: "sent" } });
  expect(await keysInBucket()).toEqual(keys);
  expect(await findLead(id)).toMatchObject({ name: "Ines Duarte" });
  expect(await countJobs()).toBe(1);
});

test("LEAD-13: a double click is one lead with its three files, also where the text comes last", async () => {
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
  expect(await countJobs()).toBe(1);
});

test("LEAD-14: a body beyond the cap is 413, and the connection is closed", async () => {
  const files = Array.from({ length: 8 }, (_, n) => new File([fileOf("pdf", 5 * megabyte)], `${n}.pdf`));

  const { status, headers, data } = await sendEnquiry(anEnquiry({}, files));

  expect([status, headers.get("Connection")]).toEqual([413, "close"]);
  expect(data).toMatchObject({
    result: { error: { "": ["The files are too large together: three files of 5 MB each are taken."] } },
  });
  await expectNothingLeft();
});

test("LEAD-14: one enquiry too many from an address is 429 with the wait, and with what was typed", async () => {
  const from = (peer: string) => ({ [stamps.peer]: peer, ...scripted });
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

test("LEAD-14: what everybody sends together has its limit too", async () => {
  await db.insert(rateLimits).values({
    key: "enquiry:site:all",
    points: env.LEAD_RATE_LIMIT_PER_SITE,
    expire: new Date(Date.now() + 60_000),
  });

  expect(await sendEnquiry(anEnquiry())).toMatchObject({ status: 429 });
  await expectNothingLeft();
});

test("SAFE-04: a form that another site sends is refused; one without an origin is taken", async () => {
  const foreign = [
    ["Sec-Fetch-Site", "cross-site"],
    ["Origin", "https://evil.example"],
  ] as const;
  for (const [header, value] of foreign) {
    const answer = await sendEnquiry(anEnquiry({}, testFiles(1000)), { ...scripted, [header]: value });
    expect(answer).toMatchObject({ status: 403, data: { status: "invalid" } });
  }
  await expectNothingLeft();

  expect((await sendEnquiry(anEnquiry(), {})).status).toBe(303);
  expect((await sendEnquiry(anEnquiry(), { Origin: "https://kestrel.example" })).status).toBe(303);
});

test("SAFE-05: fields that nobody asked for change nothing", async () => {
  const form = anEnquiry({ status: "won", __intent__: "{", __state__: "[", "__proto__.polluted": "yes" });
  form.append("name", "A second name");

  expect(await sendEnquiry(form)).toMatchObject({ status: 200 });

  expect(await leadOf(form)).toMatchObject({ status: "new", name: "Ines Duarte" });
  expect({}).not.toHaveProperty("polluted");
});
