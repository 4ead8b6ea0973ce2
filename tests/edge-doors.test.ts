import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect, type PeerCertificate } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { makeCertificate } from "./support/certificate.ts";
import { startEdge } from "./support/edge.ts";

const certificates = makeCertificate(mkdtempSync(join(tmpdir(), "certificates-")));

/** Sends a request without verifying the certificate. */
function requestUrl(url: string, method = "GET", headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const asking = request(url, { method, headers, rejectUnauthorized: false }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) });
    });
    asking.once("error", reject).end();
  });
}

test.each([
  ["https://localhost", "https://localhost/about?x=1"],
  ["https://www.kestrel.example:8444/", "https://www.kestrel.example:8444/about?x=1"],
  // An error that the doctor reports; it must not cause a redirect loop.
  ["http://localhost", "https://127.0.0.1/about?x=1"],
])("SAFE-04: plain HTTP requests are redirected to the site's HTTPS address, %s", async (siteUrl, target) => {
  const edge = await startEdge({ app: "http://127.0.0.1:9", certificates, siteUrl });
  onTestFinished(edge.stop);

  const answer = await fetch(`${edge.plainUrl}/about?x=1`, { redirect: "manual" });

  expect([answer.status, answer.headers.get("Location")]).toEqual([301, target]);
});

test.each([
  // The app is down: a request that is not redirected gets 502.
  { host: "kestrel.example", status: 301 },
  { host: "old-name.example:443", method: "HEAD", status: 301 },
  { host: "www.kestrel.example.evil.example", status: 301 },
  { host: "WWW.Kestrel.example", status: 502 },
  { host: "www.kestrel.example:8444", status: 502 },
  { host: "origin.kestrel.example", isThroughCdn: true, status: 502 },
  { host: "kestrel.example", method: "POST", status: 421 },
  { host: "10.0.0.20", path: "/healthz", status: 502 },
  // An error that the doctor reports; it must not cause a redirect loop.
  { host: "kestrel.example", siteUrl: "http://www.kestrel.example", status: 502 },
])(
  "SAFE-04: HTTPS requests for another host are redirected to the site's address: $host",
  async ({ host, method, path = "/about?x=1", isThroughCdn, siteUrl, status }) => {
    const edge = await startEdge({
      app: "http://127.0.0.1:9",
      certificates,
      siteUrl: siteUrl ?? "https://www.kestrel.example:8444/",
    });
    onTestFinished(edge.stop);

    const headers = { Host: host, ...(isThroughCdn ? { "X-Forwarded-For": "192.0.2.7" } : {}) };
    const answer = await requestUrl(edge.url + path, method, headers);

    const target = status === 301 ? "https://www.kestrel.example:8444/about?x=1" : undefined;
    expect([answer.status, answer.headers.location]).toEqual([status, target]);
  },
);

test("SAFE-04: the reverse proxy's own responses have restrictive security headers and HSTS", async () => {
  const edge = await startEdge({ app: "http://127.0.0.1:9", certificates });
  onTestFinished(edge.stop);
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  const { status, headers } = await requestUrl(`${edge.url}/about`);
  expect(status).toBe(502);
  expect(headers).toMatchObject({
    "content-security-policy": policy,
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test("SAFE-04: the reverse proxy adds no security headers to the app's responses", async () => {
  const app = createServer((request, answer) => {
    answer.setHeader("X-Content-Type-Options", "nosniff").setHeader("Content-Security-Policy", "the app's");
    answer.writeHead(request.url === "/gone" ? 404 : 304).end();
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  onTestFinished(() => void app.close());
  const edge = await startEdge({ app: `http://127.0.0.1:${(app.address() as AddressInfo).port}` });
  onTestFinished(edge.stop);

  for (const path of ["/gone", "/same"]) {
    const { headers } = await fetch(edge.url + path);
    expect(headers.get("Content-Security-Policy")).toBe("the app's");
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  }
});

test("SAFE-07: the reverse proxy does not forward readiness requests", async () => {
  const app = createServer((_request, answer) => answer.end("the app")).listen(0, "127.0.0.1");
  await once(app, "listening");
  onTestFinished(() => void app.close());
  const edge = await startEdge({ app: `http://127.0.0.1:${(app.address() as AddressInfo).port}` });
  onTestFinished(edge.stop);

  expect((await fetch(`${edge.url}/healthz`)).status).toBe(200);
  for (const path of [
    "/readyz",
    "/readyz/",
    "/readyz.data",
    "/readyz?x=1",
    "/readyz/.data",
    "/readyz//.data",
  ])
    expect((await fetch(edge.url + path)).status).toBe(404);
});

/** Creates certbot's layout: files in `archive`, and relative links to the newest in `live`. Returns the latter. */
function issueCertificate(letsencrypt: string, number: number): string {
  const live = join(letsencrypt, "live", "site");
  const archive = join(letsencrypt, "archive", "site");
  for (const folder of [live, archive]) mkdirSync(folder, { recursive: true });
  const made = makeCertificate(mkdtempSync(join(tmpdir(), "certificate-")));
  for (const name of ["fullchain", "privkey"]) {
    renameSync(join(made, `${name}.pem`), join(archive, `${name}${number}.pem`));
    rmSync(join(live, `${name}.pem`), { force: true });
    symlinkSync(`../../archive/site/${name}${number}.pem`, join(live, `${name}.pem`));
  }
  return live;
}

function certificateOf(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
      const { fingerprint256 }: PeerCertificate = socket.getPeerCertificate();
      socket.end();
      resolve(fingerprint256);
    });
    socket.once("error", reject);
  });
}

test("SAFE-04: the reverse proxy uses certbot's folder, answers challenges over HTTP and loads a renewed certificate on reload", async () => {
  const letsencrypt = mkdtempSync(join(tmpdir(), "letsencrypt-"));
  const edge = await startEdge({
    app: "http://127.0.0.1:9",
    certificates: issueCertificate(letsencrypt, 1),
  });
  onTestFinished(edge.stop);
  const first = await certificateOf(edge.url);

  const challenges = join(edge.acme, ".well-known", "acme-challenge");
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, "token"), "token.thumbprint");
  const challenge = await fetch(`${edge.plainUrl}/.well-known/acme-challenge/token`, { redirect: "manual" });
  expect([challenge.status, await challenge.text()]).toEqual([200, "token.thumbprint"]);

  issueCertificate(letsencrypt, 2);
  expect(await certificateOf(edge.url)).toBe(first);
  process.kill(edge.pid, "SIGHUP");
  await expect.poll(() => certificateOf(edge.url)).not.toBe(first);
});

test("SAFE-04: ACME challenges are answered before a certificate exists", async () => {
  const edge = await startEdge({ app: "http://127.0.0.1:9" });
  onTestFinished(edge.stop);
  const challenges = join(edge.acme, ".well-known", "acme-challenge");
  mkdirSync(challenges, { recursive: true });
  writeFileSync(join(challenges, "token"), "token.thumbprint");

  const challenge = await fetch(`${edge.url}/.well-known/acme-challenge/token`);
  expect([challenge.status, await challenge.text()]).toEqual([200, "token.thumbprint"]);
});
