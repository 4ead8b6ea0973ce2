import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "#tests/support/certificate.ts";
import { certificateExpiry } from "./certificate.server.ts";

test("WORLD-07: the expiry of the site's certificate is known, also of an untrusted one", async () => {
  const folder = makeCertificate(mkdtempSync(join(tmpdir(), "certificate-")));
  const read = (name: string) => readFileSync(join(folder, name));
  const server = createServer({ cert: read("fullchain.pem"), key: read("privkey.pem") });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());

  const { port } = server.address() as AddressInfo;
  const expiry = await certificateExpiry(`https://127.0.0.1:${port}`);
  expect(expiry?.getTime()).toBeGreaterThan(Date.now());
  expect(await certificateExpiry("http://localhost:8080")).toBeUndefined();
});
