import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { contentAnswer, type Freshness } from "#app/http/response-headers.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import type { RenderedDocument } from "./document.server.ts";
import { compressCachedPage, type Loaded, renderCached, servePageFromCache } from "./page-cache.server.ts";

/** Each test starts without pending changes, so that renders are cached. */
beforeEach(async () => {
  await subscribedContent();
});

const policy = "script-src 'sha256-abc='";
const documentOf = (text: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${text.repeat(40)}</body></html>`;

const newPath = () => `/page-${randomUUID()}`;

type Answer = Freshness & { value: unknown };

/** Remix's context after the loader of a single route has answered with content. */
function contextOf(
  { value, ...freshness }: Answer,
  more: Partial<Loaded["staticHandlerContext"]> = {},
): Loaded {
  return {
    staticHandlerContext: {
      loaderData: { page: value, root: null },
      loaderHeaders: { page: new Headers(contentAnswer(value, freshness).init?.headers) },
      statusCode: 200,
      errors: null,
      ...more,
    },
    manifest: { routes: { page: { hasLoader: true }, root: { hasLoader: false } } },
  };
}

/** Requests a page as the server does: first its loader, then its rendering. */
async function requestPage(
  path: string,
  text: string,
  init: RequestInit = {},
  { headers = new Headers(), blocks = [] as { type: string }[] } = {},
) {
  const answer = await staleIfError(`test:${path.split("?")[0]}`, async () => ({ text, blocks }));
  const render = vi.fn(async () => ({ html: documentOf(answer.value.text), policy }));
  const page = await renderCached(
    new Request(`https://kestrel.example${path}`, init),
    contextOf(answer),
    headers,
    render,
  );
  return { page, isRendered: render.mock.calls.length > 0, headers };
}

async function change(value: string) {
  await db
    .insert(siteSettings)
    .values({ key: "brand_name", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
  await subscribedContent();
}

test("FAST-03: a page is rendered once until its content changes", async () => {
  const path = newPath();
  const first = await requestPage(path, "Before");
  expect(first.isRendered).toBe(true);
  const again = await requestPage(path, "Before");
  expect([again.isRendered, again.page]).toEqual([false, first.page]);

  await change("Somewhere else");
  expect((await requestPage(path, "Before")).isRendered).toBe(false);
  await change("Here");
  const changed = await requestPage(path, "After");
  expect(changed.isRendered).toBe(true);
  expect(changed.page.html).toContain("After");
});

test("FAST-03: a public page has cache headers for shared caches", async () => {
  const { headers } = await requestPage(newPath(), "Shared");
  const cacheControl = headers.get("Cache-Control") ?? "";
  for (const word of ["public", "max-age=0", "s-maxage=1", "stale-while-revalidate", "stale-if-error"])
    expect(cacheControl).toContain(word);
  expect(headers.get("Vary")).toBe("Accept-Encoding");
});

test("FAST-03: personal pages, writes, failures and declared parameters are rendered for every request", async () => {
  const path = newPath();
  const answer = await staleIfError(`test:${path}`, async () => ({ text: "Shared" }));
  const render = vi.fn(async () => ({ html: documentOf("Rendered"), policy }));
  const url = `https://kestrel.example${path}`;
  const cookie = new Headers({ "Set-Cookie": "own=1" });
  const cases: [string, Request, Loaded, Headers][] = [
    ["a form", new Request(url, { method: "POST" }), contextOf(answer), new Headers()],
    ["no content", new Request(url), contextOf(answer, { loaderHeaders: {} }), new Headers()],
    ["unknown", new Request(url), contextOf({ ...answer, contentVersion: undefined }), new Headers()],
    ["not found", new Request(url), contextOf(answer, { statusCode: 404 }), new Headers()],
    ["failed", new Request(url), contextOf(answer, { errors: { page: "broken" } }), new Headers()],
    ["a cookie", new Request(url), contextOf(answer), cookie],
    ["private", new Request(url), contextOf(answer), new Headers({ "Cache-Control": "no-store" })],
  ];
  for (const [name, request, context, headers] of cases) {
    render.mockClear();
    for (const _ of [1, 2]) await renderCached(request, context, headers, render);
    expect(render, name).toHaveBeenCalledTimes(2);
    expect(headers.get("Cache-Control") ?? "no-store", name).toBe("no-store");
  }
  for (const _ of [1, 2]) {
    const { isRendered, headers } = await requestPage("/search?q=ferry&utm_source=news", "Found");
    expect([isRendered, headers.has("X-Accel-Expires")]).toEqual([true, false]);
  }
});

test("SAFE-02: a stale copy is served as it was rendered and is not stored by caches", async () => {
  const path = newPath();
  const answer = await staleIfError(`test:${path}`, async () => ({ text: "Kept" }));
  const render = vi.fn(async () => ({ html: documentOf("Kept"), policy }));
  const request = new Request(`https://kestrel.example${path}`);
  await renderCached(request, contextOf(answer), new Headers(), render);
  const headers = new Headers();
  const stale = contextOf({ ...answer, isStale: true, contentVersion: undefined });
  await renderCached(request, stale, headers, render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(headers.has("Cache-Control")).toBe(false);
});

/**
 * Uses `node:http`, because `fetch` adds `Cache-Control: no-cache` to conditional requests, which would return the
 * whole page.
 */
async function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const [response] = await once(get(url, { headers }), "response");
  response.resume();
  return response.statusCode;
}

async function serve() {
  const server = express()
    .disable("x-powered-by")
    .use(servePageFromCache)
    .use((_request, response) => void response.writeHead(204).end())
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("FAST-03, SAFE-04: a cached page is served with identical bytes per encoding and with an ETag", async () => {
  const origin = await serve();
  const path = newPath();
  expect((await fetch(origin + path)).status).toBe(204);
  await requestPage(path, "Harbour — ferries");
  await compressCachedPage(path);

  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await fetch(origin + path, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(answer.headers.get("Content-Security-Policy")).toBe(policy);
    expect(await answer.text()).toBe(documentOf("Harbour — ferries"));
  }

  const head = await fetch(origin + path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  // The same for all encodings, so it is weak: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
  expect(head.headers.get("ETag")).toMatch(/^W\/"/);
  const known = { "If-None-Match": head.headers.get("ETag") ?? "" };
  expect(await statusOf(origin + path, known)).toBe(304);
  expect(await statusOf(origin + path, { "If-None-Match": '"another"' })).toBe(200);
});

test("SAFE-04: a page with a nonce is rendered once and never served from the cache unchanged", async () => {
  const origin = await serve();
  const path = newPath();
  const answer = await staleIfError(`test:${path}`, async () => ({ text: "Tags" }));
  const document = { html: documentOf("Tags"), policy: "script-src 'nonce-n'", noncePlaceholder: "n" };
  const render = vi.fn(async (): Promise<RenderedDocument> => document);
  const request = new Request(`https://kestrel.example${path}`);
  for (const _ of [1, 2])
    expect(await renderCached(request, contextOf(answer), new Headers(), render)).toBe(document);
  expect(render).toHaveBeenCalledTimes(1);
  await compressCachedPage(path);
  expect((await fetch(origin + path)).status).toBe(204);
});

test("FAST-03: query parameters that no page reads do not bypass the cache", async () => {
  const origin = await serve();
  const path = newPath();
  await requestPage(`${path}?utm_source=first`, "Shared");
  const again = await requestPage(`${path}?utm_source=second&gclid=1`, "Shared");
  expect([again.isRendered, again.headers.has("X-Accel-Expires")]).toEqual([false, true]);
  await compressCachedPage(path);
  for (const query of ["", "?", "?utm_source=third", "?x=1&x=2&sent=1"]) {
    const answer = await fetch(origin + path + query, { headers: { "Accept-Encoding": "gzip" } });
    expect(answer.status, query).toBe(200);
    expect(await answer.text(), query).toContain("Shared");
  }
});

test("FAST-03: a question mark within the query hides none of the parameters behind it", async () => {
  const origin = await serve();
  await requestPage("/lets-talk", "Without a text");
  await requestPage("/lets-talk", "Without a text");
  await compressCachedPage("/lets-talk");
  expect((await fetch(`${origin}/lets-talk?utm_content=why?`)).status).toBe(200);
  for (const query of ["?message=a", "?utm_content=why?&message=a", "?a?b=c?&x=??&message="])
    expect((await fetch(`${origin}/lets-talk${query}`)).status, query).toBe(204);
});

test("FAST-03: a filter's parameters are read only on pages that have the block, and fill no cache elsewhere", async () => {
  const origin = await serve();
  const path = newPath();
  await requestPage(path, "No filter");
  const again = await requestPage(`${path}?sector=${randomUUID()}`, "No filter");
  expect([again.isRendered, again.headers.has("X-Accel-Expires")]).toEqual([false, false]);
  await compressCachedPage(path);
  const answer = await fetch(`${origin}${path}?sector=${randomUUID()}`);
  expect([answer.status, answer.headers.has("X-Accel-Expires")]).toEqual([200, false]);

  const filtered = newPath();
  const withBlock = { blocks: [{ type: "hero" }, { type: "case-index" }] };
  for (const _ of [1, 2]) await requestPage(filtered, "All", {}, withBlock);
  await compressCachedPage(filtered);
  expect((await fetch(`${origin}${filtered}?scope=a`)).status).toBe(200);
  expect((await fetch(`${origin}${filtered}?sector=banking`)).status).toBe(204);
  expect((await requestPage(`${filtered}?sector=banking`, "All", {}, withBlock)).isRendered).toBe(true);
});

test("FAST-04: a cached page is not served after a change", async () => {
  const origin = await serve();
  const path = newPath();
  await requestPage(path, "Before");
  await compressCachedPage(path);
  const etag = (await fetch(origin + path)).headers.get("ETag") ?? "";
  await change("Changed");
  expect((await fetch(origin + path)).status).toBe(204);

  await requestPage(path, "After");
  await compressCachedPage(path);
  const after = await fetch(origin + path, { headers: { "If-None-Match": etag } });
  expect(await after.text()).toContain("After");
});
