import { beforeEach, expect, test } from "vitest";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { testFiles } from "#tests/support/files.ts";
import { startProxy } from "#tests/support/proxy.ts";

const storageProxy = await startProxy(process.env.S3_ENDPOINT ?? "");
const postgresProxy = await startProxy(process.env.DATABASE_URL ?? "");
process.env.S3_ENDPOINT = storageProxy.url;
process.env.DATABASE_URL = postgresProxy.url;
const { countJobs, expectNothingLeft, leadOf, sendEnquiry, sendWithoutScript } = await import(
  "#tests/support/enquiry.ts"
);
const { emptyBucket, keysInBucket } = await import("#tests/support/bucket.ts");

beforeEach(emptyBucket);

test("LEAD-08: with the storage unavailable the lead is stored and lists the files it lacks", async () => {
  await storageProxy.cut();
  const form = anEnquiry({}, testFiles(10_000));
  const answer = await sendEnquiry(form).finally(() => storageProxy.restore());

  expect(answer).toMatchObject({ status: 200, data: { status: "sent" } });
  const lead = await leadOf(form);
  expect(lead).toMatchObject({ status: "new", attachedFiles: null });
  expect(
    lead?.events.filter(({ type }) => type === "upload-failed").map(({ detail }) => detail?.name),
  ).toEqual(["brief.pdf", "sketch.png", "whiteboard.jpg"]);
  expect(await countJobs()).toBe(2); // the mails to the team and to the sender
});

test("LEAD-11: with Postgres unavailable the response is 503 within seconds, and the enquiry can be sent again later", async () => {
  const form = anEnquiry({}, testFiles(10_000));
  await postgresProxy.cut();
  const start = performance.now();
  const answer = await sendEnquiry(form).finally(() => postgresProxy.restore());

  expect(answer).toMatchObject({ status: 503, data: { status: "failed" } });
  expect(performance.now() - start).toBeLessThan(10_000);
  await expectNothingLeft();

  expect(await sendEnquiry(form)).toMatchObject({ status: 200, data: { status: "sent" } });
  expect(await keysInBucket()).toHaveLength(3);
});

test("LEAD-13: a form that fails without JavaScript keeps the id for the next attempt", async () => {
  const form = anEnquiry({ id: "" });
  await postgresProxy.cut();
  const answer = await sendWithoutScript(form).finally(() => postgresProxy.restore());

  const again = (answer.data as { result?: { initialValue?: { id?: unknown } } }).result?.initialValue?.id;
  expect(again).toMatch(/^[0-9a-f-]{36}$/);
});
