import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { storeBytes } from "#app/platform/objects.server.ts";
import { buckets, ensureBuckets } from "#app/platform/storage.server.ts";
import { startEdge } from "./edge.ts";

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
  const certificates = mkdtempSync(join(tmpdir(), "certificates-"));
  execFileSync(
    "openssl",
    // biome-ignore format: one option and its value
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout", `${certificates}/privkey.pem`, "-out", `${certificates}/fullchain.pem`],
    { stdio: "ignore" },
  );
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
