import { expect, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

const storage = await startProxy(process.env.S3_ENDPOINT ?? "");
process.env.S3_ENDPOINT = storage.url;
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { sessionCookieOf } = await import("#tests/support/session-cookie-of.ts");
const { anEnquiry } = await import("#tests/support/an-enquiry.ts");
const { emptyBucket } = await import("#tests/support/bucket.ts");
const { leadOf, sendEnquiry } = await import("#tests/support/enquiry.ts");
const { testFiles } = await import("#tests/support/files.ts");
const { responseOf } = await import("#tests/support/admin-routes.ts");
const { loader } = await import("./file.ts");

test("DESK-02, SAFE-01: a file redirects to its signed URL, or responds with 502 if the storage is unavailable and 404 if it is deleted", async () => {
  const form = anEnquiry({}, testFiles(10_000));
  await sendEnquiry(form);
  const { id = "" } = (await leadOf(form)) ?? {};
  const staff = await createStaff();
  const cookie = await sessionCookieOf(staff);
  const open = () =>
    responseOf(
      loader,
      new Request(`https://kestrel.example/admin/leads/${id}/files/0`, {
        headers: { Cookie: cookie },
      }),
      { leadId: id, position: "0" },
    );

  const opened = await open();
  expect(opened?.status).toBe(302);
  expect(opened?.headers.get("Location")).toContain("X-Amz-Expires=60");

  await storage.cut();
  const unavailable = await open().finally(() => storage.restore());
  expect(unavailable?.status).toBe(502);
  expect(unavailable?.headers.get("Cache-Control")).toBe("no-store");

  await emptyBucket();
  expect((await open())?.status).toBe(404);
});
