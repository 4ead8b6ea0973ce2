import { expect, test } from "vitest";
import { startProxy } from "#tests/support/proxy.ts";

const storage = await startProxy(process.env.S3_ENDPOINT ?? "");
process.env.S3_ENDPOINT = storage.url;
const { auditLog } = await import("#db/schema/audit.ts");
const { db } = await import("#app/platform/database.server.ts");
const { createStaff } = await import("#tests/support/factories/accounts.ts");
const { sessionCookieOf } = await import("#tests/support/session-cookie-of.ts");
const { anEnquiry } = await import("#tests/support/an-enquiry.ts");
const { emptyBucket } = await import("#tests/support/bucket.ts");
const { leadOf, sendEnquiry } = await import("#tests/support/enquiry.ts");
const { testFiles } = await import("#tests/support/files.ts");
const { responseOf } = await import("#tests/support/admin-routes.ts");
const { loader } = await import("./file.ts");

test("DESK-02, SAFE-01, SAFE-05: a file is streamed whole or in a range, only to signed-in people; failures are pages", async () => {
  const files = testFiles(10_000);
  const bytes = Buffer.from(await files[0].arrayBuffer());
  const form = anEnquiry({}, files);
  await sendEnquiry(form);
  const { id = "" } = (await leadOf(form)) ?? {};
  const cookie = await sessionCookieOf(await createStaff());
  const open = async (headers: Record<string, string> = {}, method = "GET", leadId = id) => {
    const url = `https://kestrel.example/admin/leads/${encodeURIComponent(leadId)}/files/0`;
    const request = new Request(url, { method, headers: { Cookie: cookie, ...headers } });
    return (await responseOf(loader, request, { leadId, position: "0" })) ?? new Response(null);
  };
  const disclosures = async () =>
    (await db.select({ action: auditLog.action }).from(auditLog)).filter(
      ({ action }) => action === "lead.file-open",
    ).length;

  const whole = await open();
  expect([whole.status, Object.fromEntries(whole.headers)]).toEqual([
    200,
    expect.objectContaining({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="brief.pdf"; filename*=UTF-8''brief.pdf`,
      "content-security-policy": expect.stringMatching(/; sandbox$/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store, no-transform",
    }),
  ]);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await disclosures()).toBe(1);

  const end = await open({ Range: "bytes=9000-", "If-Range": whole.headers.get("ETag") ?? "" });
  expect([end.status, end.headers.get("Content-Range")]).toEqual([
    206,
    `bytes 9000-${bytes.length - 1}/${bytes.length}`,
  ]);
  expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(9000))).toBe(true);
  expect(await disclosures()).toBe(2);
  const changed = await open({ Range: "bytes=9000-", "If-Range": '"another"' });
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, bytes.length]);
  expect((await open({ Range: "bytes=99999999-" })).status).toBe(416);
  const head = await open({}, "HEAD");
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(bytes.length)]);

  const stranger = await open({ Cookie: "" });
  expect([stranger.status, stranger.headers.get("Location")]).toEqual([
    302,
    `/admin/sign-in?returnTo=${encodeURIComponent(`/admin/leads/${id}`)}`,
  ]);

  await storage.cut();
  const unavailable = await open().finally(() => storage.restore());
  expect([unavailable.status, unavailable.headers.get("Cache-Control")]).toEqual([502, "no-store"]);
  expect(unavailable.headers.get("Content-Disposition")).toBeNull();
  expect(unavailable.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const page = await unavailable.text();
  expect(page).toContain("The storage of this file cannot be reached");
  expect(page).toContain(`<a href="/admin/leads/${id}">Back to the lead</a>`);

  await emptyBucket();
  expect((await open()).status).toBe(404);
  const invented = await open({}, "GET", '"><script>alert(1)</script>');
  expect([invented.status, (await invented.text()).includes("<script")]).toEqual([404, false]);
});
