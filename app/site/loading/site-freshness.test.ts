import type { ClientLoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SentSiteData } from "../site-data.ts";

const minute = 60_000;
const edition = { language: "en", prefix: "" };
const older = { siteUrl: "https://older.example", edition } as SentSiteData;
const newer = { siteUrl: "https://newer.example", edition } as SentSiteData;

let freshness: typeof import("./site-freshness.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.resetModules();
  freshness = await import("./site-freshness.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const revalidates = (path = "/about", formMethod?: "GET" | "POST") =>
  freshness.shouldRevalidateSite({
    formMethod,
    nextUrl: new URL(path, "https://kestrel.example"),
  } as ShouldRevalidateFunctionArgs);

const load = (answer: () => Promise<SentSiteData>, signal?: AbortSignal, path = "/") =>
  freshness.loadSite({
    request: new Request(`https://kestrel.example${path}`, { signal }),
    serverLoader: answer,
  } as unknown as ClientLoaderFunctionArgs);

const failing = async () => {
  throw new Error("unreachable");
};

test("UI-03: settings are reloaded after five minutes, after a write and for a differently spelt path", () => {
  expect(revalidates()).toBe(true);
  freshness.cacheSiteData(older);
  expect(revalidates()).toBe(false);
  expect(revalidates("/about", "GET")).toBe(false);
  expect(revalidates("/about", "POST")).toBe(true);
  expect(revalidates("/About/")).toBe(true);
  vi.advanceTimersByTime(5 * minute);
  expect(revalidates()).toBe(true);
});

test("UI-03: if settings cannot be loaded, the last ones are used for ten minutes", async () => {
  expect(await load(async () => older)).toBe(older);
  vi.advanceTimersByTime(9 * minute);
  expect(await load(failing)).toBe(older);
  vi.advanceTimersByTime(minute);
  await expect(load(failing)).rejects.toThrow("unreachable");
});

test("UI-03: without a network connection the last settings are used without a request", async () => {
  freshness.cacheSiteData(older);
  vi.stubGlobal("navigator", { onLine: false });
  const answer = vi.fn(async () => newer);
  expect(await load(answer)).toBe(older);
  expect(answer).not.toHaveBeenCalled();
});

test("UI-03: a redirect and an aborted request are rethrown", async () => {
  freshness.cacheSiteData(older);
  const redirect = new Response(null, { status: 302 });
  await expect(load(() => Promise.reject(redirect))).rejects.toBe(redirect);
  await expect(load(failing, AbortSignal.abort())).rejects.toThrow("unreachable");
});

/** Where the browser goes instead of rendering the page in this document. */
const documentAfter = async (answer: () => Promise<SentSiteData>, path: string) => {
  const redirect = await load(answer, undefined, path).catch((thrown) => thrown);
  return redirect instanceof Response && redirect.headers.has("X-Remix-Reload-Document")
    ? redirect.headers.get("Location")
    : undefined;
};

test("LANG-04: a page in another language is loaded as a document, without a request for its data", async () => {
  const answer = vi.fn(async () => newer);
  freshness.cacheSiteData(older);
  expect(revalidates("/de/kontakt")).toBe(true);
  expect(await documentAfter(answer, "/de/kontakt?a=b")).toBe("https://kestrel.example/de/kontakt?a=b");
  expect(answer).not.toHaveBeenCalled();

  freshness.cacheSiteData({ ...older, edition: { language: "de", prefix: "/de" } });
  expect(revalidates("/de/kontakt")).toBe(false);
  expect(revalidates("/design")).toBe(true);
  expect(await documentAfter(answer, "/about")).toBe("https://kestrel.example/about");
});

test("LANG-04: when the site has changed its language, the next page is loaded as a document", async () => {
  freshness.cacheSiteData(older);
  const german: SentSiteData = { ...newer, edition: { language: "de", prefix: "" } };
  expect(await documentAfter(async () => german, "/about")).toBe("https://kestrel.example/about");
  expect(await load(async () => newer, undefined, "/about")).toBe(newer);
});
