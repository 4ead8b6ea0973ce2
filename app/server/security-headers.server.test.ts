import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function answered(answer: (response: ServerResponse) => void): Promise<Headers> {
  const server = express()
    .use(securityHeaders)
    .use((_request, response) => answer(response))
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).headers;
}

test("SAFE-04: a response without security headers gets restrictive defaults", async () => {
  const headers = await answered((response) => response.writeHead(500).end("broken"));
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
  });
});

test("SAFE-04: security headers set by a response are kept", async () => {
  const headers = await answered((response) => {
    response.setHeader("Referrer-Policy", "no-referrer");
    response.writeHead(200, { "Content-Security-Policy": "default-src 'self'" }).end();
  });
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'self'");
});

test.each([
  ["image/png", "public, max-age=60", "cross-origin"],
  ["image/png", "private, no-store", "same-origin"],
  ["text/html", "public, max-age=60", "same-origin"],
])("SAFE-04: the resource policy of %s with the cache control %s is %s", async (type, cached, policy) => {
  const headers = await answered((response) =>
    response.setHeader("Content-Type", type).setHeader("Cache-Control", cached).end(),
  );
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe(policy);
});

test.each(["text/css; charset=utf-8", "text/javascript; charset=utf-8", "font/woff2"])(
  "SAFE-04, FAST-02: %s is served with only the security headers that apply to subresources",
  async (type) => {
    const headers = await answered((response) => response.setHeader("Content-Type", type).end());
    const headerNames = [...headers.keys()].filter((name) => /policy|options|security/.test(name));
    expect(headerNames).toEqual([
      "cross-origin-resource-policy",
      "strict-transport-security",
      "x-content-type-options",
    ]);
  },
);

test("SAFE-04: over plain HTTP no HSTS header is sent", async () => {
  vi.resetModules();
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  const { answerHeaders } = await import("./security-headers.server.ts");
  expect(answerHeaders).not.toHaveProperty("Strict-Transport-Security");
});
