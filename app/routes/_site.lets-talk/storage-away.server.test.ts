import { expect, test } from "vitest";
import { testFiles } from "#tests/files.ts";
import { startProxy } from "#tests/proxy.ts";

const storageProxy = await startProxy(process.env.S3_ENDPOINT ?? "");
process.env.S3_ENDPOINT = storageProxy.url;
const { anEnquiry, countJobs, leadOf, sendEnquiry } = await import("#tests/enquiry.ts");

test("LEAD-08: with the storage away the lead is taken all the same, and says which files it lacks", async () => {
  await storageProxy.cut();
  const form = anEnquiry({}, testFiles(10_000));
  const answer = await sendEnquiry(form).finally(() => storageProxy.restore());

  expect(answer).toMatchObject({ status: 200, data: { status: "sent" } });
  const lead = await leadOf(form);
  expect(lead).toMatchObject({ status: "new", attachedFiles: null });
  expect(
    lead?.events.filter(({ type }) => type === "upload-failed").map(({ detail }) => detail?.name),
  ).toEqual(["brief.pdf", "sketch.png", "whiteboard.jpg"]);
  expect(await countJobs()).toBe(1);
});
