import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { storeBytes } from "#app/platform/objects.server.ts";
import { buckets, ensureBuckets } from "#app/platform/storage.server.ts";
import { makeCertificate } from "./certificate.ts";
import { startEdge } from "./edge.ts";

const certificates = makeCertificate(mkdtempSync(join(tmpdir(), "certificates-")));

/** Asks without a look at who signed the certificate. */
function ask(url: string, method: string): Promise<{ status?: number; nosniff: unknown; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, rejectUnauthorized: false }, async (answer) => {
      const { statusCode: status, headers } = answer;
      resolve({ status, nosniff: headers["x-content-type-options"], bytes: await buffer(answer) });
    });
    asking.once("error", reject).end();
  });
}

test("LEAD-08, SAFE-05: attached files open through the edge over TLS, and nothing is written there", async () => {
  await ensureBuckets();
  const key = randomUUID();
  const bytes = Buffer.from("a brief");
  await storeBytes({ bucket: buckets.leads, key, bytes, contentType: "text/plain", cacheControl: "private" });
  const edge = await startEdge({ app: "http://127.0.0.1:9", storage: process.env.S3_ENDPOINT, certificates });
  onTestFinished(edge.stop);

  const address = `${edge.filesUrl}/${buckets.leads}/${key}`;
  expect(await ask(address, "GET")).toEqual({ status: 200, nosniff: "nosniff", bytes });
  for (const method of ["PUT", "POST", "DELETE"]) expect((await ask(address, method)).status).toBe(403);
});

test.each([
  ["https://localhost", "https://localhost/about?x=1"],
  ["https://www.kestrel.example:8444/", "https://www.kestrel.example:8444/about?x=1"],
  // A mistake that the doctor names; it must not lead round in a circle.
  ["http://localhost", "https://127.0.0.1/about?x=1"],
])("SAFE-04: who comes without TLS is sent to where visitors reach the site, %s", async (siteUrl, target) => {
  const edge = await startEdge({ app: "http://127.0.0.1:9", certificates, siteUrl });
  onTestFinished(edge.stop);

  const answer = await fetch(`${edge.plainUrl}/about?x=1`, { redirect: "manual" });

  expect([answer.status, answer.headers.get("Location")]).toEqual([301, target]);
});
