import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import express from "express";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function policy(settings: Record<string, string> = {}, document = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { contentSecurityPolicy } = await import("./security-headers.server.ts");
  return contentSecurityPolicy({
    scripts: ["'sha256-abc='"],
    frames: ["player.example"],
    pictures: "own",
    ...document,
  });
}

const directive = (all: string, name: string) => all.split("; ").find((each) => each.startsWith(`${name} `));

test.each([
  ["a page", {}],
  ["a page with third-party scripts", { hasThirdPartyScripts: true }],
  ["a preview", { isFramed: true }],
])("SAFE-04: csp_evaluator has no findings in the policy of %s", async (_, document) => {
  const { csp } = new CspParser(await policy({}, document));
  const findings = new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.STRICT_CSP) // advice for browsers before 2018, which get no scripts
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
  expect(findings).toEqual([]);
});

test("SAFE-04: inline scripts need a hash or nonce, and eval is blocked", async () => {
  const all = await policy();
  expect(directive(all, "script-src")).toBe("script-src 'sha256-abc=' 'strict-dynamic'");
  expect(all).not.toMatch(/unsafe-eval|\*/);
  for (const name of ["object-src", "base-uri", "frame-ancestors"])
    expect(directive(all, name)).toBe(`${name} 'none'`);
  expect(directive(all, "form-action")).toBe("form-action 'self'");
  expect(directive(all, "style-src")).toBe("style-src 'self' 'unsafe-inline'");
});

test("SAFE-04, COOKIE-04: other origins are allowed only where the settings enable third-party scripts", async () => {
  expect(directive(await policy(), "default-src")).toBe("default-src 'self'");
  expect(directive(await policy(), "connect-src")).toBeUndefined();
  expect(directive(await policy(), "frame-src")).toBe("frame-src 'self' player.example");
  const open = await policy({}, { hasThirdPartyScripts: true });
  expect(directive(open, "connect-src")).toBe("connect-src 'self' https:");
  expect(directive(open, "worker-src")).toBe("worker-src 'self' blob:");
});

test("SAFE-04: films may load from the media origin, and an HTTPS site upgrades insecure requests", async () => {
  const all = await policy({
    SITE_URL: "https://www.kestrel.example",
    MEDIA_PUBLIC_URL: "https://cdn.kestrel.example/media",
  });
  expect(directive(all, "media-src")).toBe("media-src 'self' https://cdn.kestrel.example");
  expect(all).toMatch(/; upgrade-insecure-requests$/);
});

test("SAFE-04: documents with own pictures load them from this site and its media bucket only", async () => {
  const media = { MEDIA_PUBLIC_URL: "https://cdn.kestrel.example/media" };
  expect(directive(await policy(media), "img-src")).toBe(
    "img-src 'self' data: blob: https://cdn.kestrel.example",
  );
  expect(directive(await policy(media, { pictures: "any" }), "img-src")).toBe(
    "img-src 'self' data: blob: https: https://cdn.kestrel.example",
  );
});

test("SAFE-04: only this site may frame a preview", async () => {
  expect(directive(await policy({}, { isFramed: true }), "frame-ancestors")).toBe("frame-ancestors 'self'");
});

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

test.each([301, 410])("PAGE-05: browsers ask again before they repeat a %d", async (status) => {
  const headers = await answered((response) => response.writeHead(status).end());
  expect(headers.get("Cache-Control")).toBe("no-cache");
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
