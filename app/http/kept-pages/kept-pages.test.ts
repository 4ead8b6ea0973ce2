import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { noncePlace } from "#app/http/document/nonce.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { freshness } from "#app/http/stale.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { heardContent } from "#tests/heard-content.ts";
import { answerKept } from "./answer-kept.server.ts";
import { drawOnce, type Loaded } from "./draw-once.server.ts";
import { encodePage } from "./kept-pages.server.ts";

/** What each test begins with: no change is under way, and what is drawn is kept. */
beforeEach(async () => {
  await heardContent();
});

const policy = `script-src 'nonce-${noncePlace}'`;
const documentOf = (text: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script nonce="${noncePlace}"></script></head><body>${text.repeat(40)}</body></html>`;

const newPath = () => `/page-${randomUUID()}`;

/** What Remix hands on when the loader of one route has answered. */
function contextOf(answer: unknown, more: Partial<Loaded["staticHandlerContext"]> = {}): Loaded {
  return {
    staticHandlerContext: {
      loaderData: { page: answer, root: null },
      statusCode: 200,
      errors: null,
      ...more,
    },
    manifest: { routes: { page: { hasLoader: true }, root: { hasLoader: false } } },
  };
}

/** Asks for a page as the server does: its loader, then its drawing. */
async function ask(path: string, text: string, init: RequestInit = {}, headers = new Headers()) {
  const { value, ...answer } = await lastGood(`test:${path.split("?")[0]}`, async () => ({ text }));
  const draw = vi.fn(async () => ({ html: documentOf(value.text), policy }));
  for (const [name, said] of Object.entries(freshness(answer))) headers.set(name, said);
  const page = await drawOnce(
    new Request(`https://kestrel.example${path}`, init),
    contextOf(value),
    headers,
    draw,
  );
  return { page, isDrawn: draw.mock.calls.length > 0, headers };
}

async function change(value: string) {
  await db
    .insert(siteSettings)
    .values({ key: "brand_name", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
  await heardContent();
}

test("FAST-03: a page is drawn once per change of what is on it", async () => {
  const path = newPath();
  const first = await ask(path, "Before");
  expect(first.isDrawn).toBe(true);
  const again = await ask(path, "Before");
  expect([again.isDrawn, again.page]).toEqual([false, first.page]);

  await change("Somewhere else");
  expect((await ask(path, "Before")).isDrawn).toBe(false);
  await change("Here");
  const changed = await ask(path, "After");
  expect(changed.isDrawn).toBe(true);
  expect(changed.page.html).toContain("After");
});

test("FAST-03: a page says to caches how long it is the same for everybody", async () => {
  const { headers } = await ask(newPath(), "Shared");
  const said = headers.get("Cache-Control") ?? "";
  for (const word of ["public", "max-age=0", "s-maxage=1", "stale-while-revalidate", "stale-if-error"])
    expect(said).toContain(word);
  expect(headers.get("Vary")).toBe("Accept-Encoding");
});

test("FAST-03: what is somebody's own, sent, failed or asked for with a declared parameter is drawn each time", async () => {
  const path = newPath();
  const { value } = await lastGood(`test:${path}`, async () => ({ text: "Shared" }));
  const draw = vi.fn(async () => ({ html: documentOf("Drawn"), policy }));
  const url = `https://kestrel.example${path}`;
  const cookie = new Headers({ "Set-Cookie": "own=1" });
  const cases: [string, Request, Loaded, Headers][] = [
    ["a form", new Request(url, { method: "POST" }), contextOf(value), new Headers()],
    ["an own answer", new Request(url), contextOf({ ...value }), new Headers()],
    ["nothing loaded", new Request(url), contextOf(null), new Headers()],
    ["not found", new Request(url), contextOf(value, { statusCode: 404 }), new Headers()],
    ["failed", new Request(url), contextOf(value, { errors: { page: "broken" } }), new Headers()],
    ["a cookie", new Request(url), contextOf(value), cookie],
    ["private", new Request(url), contextOf(value), new Headers({ "Cache-Control": "no-store" })],
  ];
  for (const [name, request, context, headers] of cases) {
    draw.mockClear();
    for (const _ of [1, 2]) await drawOnce(request, context, headers, draw);
    expect(draw, name).toHaveBeenCalledTimes(2);
    expect(headers.get("Cache-Control") ?? "no-store", name).toBe("no-store");
  }
  for (const _ of [1, 2]) {
    const { isDrawn, headers } = await ask("/lets-talk?sent=1&utm_source=news", "Sent");
    expect([isDrawn, headers.has("X-Accel-Expires")]).toEqual([true, false]);
  }
});

test("SAFE-02: a last good copy is given as it was drawn, and no cache keeps it", async () => {
  const path = newPath();
  const { value } = await lastGood(`test:${path}`, async () => ({ text: "Kept" }));
  const draw = vi.fn(async () => ({ html: documentOf("Kept"), policy }));
  const request = new Request(`https://kestrel.example${path}`);
  await drawOnce(request, contextOf(value), new Headers(), draw);
  const headers = new Headers(freshness({ isStale: true }));
  await drawOnce(request, contextOf(value), headers, draw);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(headers.has("Cache-Control")).toBe(false);
});

async function serve() {
  const server = createServer((request, response) => {
    if (!answerKept(request, response)) response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("FAST-03, SAFE-04: a kept page is answered in each encoding with a nonce of its own, and not sent again", async () => {
  const origin = await serve();
  const path = newPath();
  expect((await fetch(origin + path)).status).toBe(204);
  await ask(path, "Harbour — ferries");
  await encodePage(path);

  const nonces = new Set<string>();
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await fetch(origin + path, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    const [, nonce = ""] = answer.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/) ?? [];
    expect(await answer.text()).toBe(documentOf("Harbour — ferries").replace(noncePlace, nonce));
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);

  const head = await fetch(origin + path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const known = { "If-None-Match": head.headers.get("ETag") ?? "" };
  const same = await fetch(origin + path, { headers: known });
  expect(same.status).toBe(304);
  // The browser keeps the policy of what it has; another nonce would stop its scripts.
  expect(same.headers.has("Content-Security-Policy")).toBe(false);
  expect(same.headers.get("ETag")).toBe(known["If-None-Match"]);
});

test("FAST-03: query parameters that no page reads do not pass by the cache", async () => {
  const origin = await serve();
  const path = newPath();
  await ask(`${path}?utm_source=first`, "Shared");
  const again = await ask(`${path}?utm_source=second&gclid=1`, "Shared");
  expect([again.isDrawn, again.headers.has("X-Accel-Expires")]).toEqual([false, true]);
  await encodePage(path);
  for (const query of ["", "?", "?utm_source=third", "?x=1&x=2&sent=1"]) {
    const answer = await fetch(origin + path + query, { headers: { "Accept-Encoding": "gzip" } });
    expect(answer.status, query).toBe(200);
    expect(await answer.text(), query).toContain("Shared");
  }
});

test("FAST-04: a kept page is not answered once anything has changed", async () => {
  const origin = await serve();
  const path = newPath();
  await ask(path, "Before");
  await encodePage(path);
  const etag = (await fetch(origin + path)).headers.get("ETag") ?? "";
  await change("Changed");
  expect((await fetch(origin + path)).status).toBe(204);

  await ask(path, "After");
  await encodePage(path);
  const after = await fetch(origin + path, { headers: { "If-None-Match": etag } });
  expect(await after.text()).toContain("After");
});
