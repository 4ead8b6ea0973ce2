import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { contentVersion } from "#app/domain/content/content-version.server.ts";
import { sitePreview } from "#app/domain/settings/site-preview.server.ts";
import { db } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { subscribedContent } from "#tests/support/subscribed-content.ts";
import { contentAnswer, freshnessOf } from "./response-headers.ts";
import { staleIfError } from "./stale-if-error.server.ts";

const failingRead = () => Promise.reject(new Error("connection refused"));

test("ROUTE-09: a failed read returns the last successful value", async () => {
  const key = randomUUID();
  expect(await staleIfError(key, async () => "fresh")).toMatchObject({ value: "fresh", isStale: false });
  expect(await staleIfError(key, failingRead)).toEqual({ value: "fresh", isStale: true });
});

test("ROUTE-09: a first read that fails throws", async () => {
  await expect(staleIfError(randomUUID(), failingRead)).rejects.toThrow("connection refused");
});

test("ROUTE-09: unpublished content is removed from the cache", async () => {
  const key = randomUUID();
  await staleIfError(key, async () => "published");
  expect(await staleIfError(key, async () => undefined)).toMatchObject({ value: undefined, isStale: false });
  await expect(staleIfError(key, failingRead)).rejects.toThrow();
});

test("SET-01: a preview of the site neither fills nor answers from the cache", async () => {
  const key = randomUUID();
  await staleIfError(key, async () => "saved");
  const preview = { values: {}, notice: { drafts: [], refused: [] } };
  const shown = await sitePreview.run(preview, () => staleIfError(key, async () => "draft"));
  expect(shown).toEqual({ value: "draft", contentVersion: undefined, isStale: false });
  expect(freshnessOf(new Headers(contentAnswer("draft", shown).init?.headers))).toBeUndefined();
  await expect(sitePreview.run(preview, () => staleIfError(key, failingRead))).rejects.toThrow();
  expect(await staleIfError(key, failingRead)).toMatchObject({ value: "saved" });
});

test("SAFE-02: a large media library does not evict pages from the cache", async () => {
  const page = `page:/${randomUUID()}`;
  await staleIfError(page, async () => "a page");
  for (let number = 0; number < 6000; number += 1)
    await staleIfError(`media:${number}`, async () => "a place");
  expect(await staleIfError(page, failingRead)).toEqual({ value: "a page", isStale: true });
});

test("ROUTE-09: a hanging read returns the cached value after a timeout", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const key = randomUUID();
  await staleIfError(key, async () => "fresh");
  const answer = staleIfError(key, () => new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ value: "fresh", isStale: true });
});

const change = async (value: string) => {
  await db
    .insert(siteSettings)
    .values({ key: "brand_name", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
  await subscribedContent();
};

test("FAST-03: content is read once per change, also for simultaneous requests", async () => {
  await subscribedContent();
  const key = randomUUID();
  const read = vi.fn(async () => ({ title: "The same" }));
  const [first, second] = await Promise.all([staleIfError(key, read), staleIfError(key, read)]);
  expect((await staleIfError(key, read)).value).toBe(first.value);
  expect(second.value).toBe(first.value);
  expect(read).toHaveBeenCalledTimes(1);
  expect(first.contentVersion).toBe(contentVersion());

  await change("Merlin");
  expect((await staleIfError(key, read)).contentVersion).toBe(contentVersion());
  expect(first.contentVersion).not.toBe(contentVersion());
  expect(read).toHaveBeenCalledTimes(2);
});

test("FAST-04: a value read before a change is not returned after it", async () => {
  await subscribedContent();
  const key = randomUUID();
  let release = () => {};
  const slow = staleIfError(
    key,
    () => new Promise((resolve) => (release = () => resolve({ title: "Before" }))),
  );
  await change("Hobby");
  expect((await staleIfError(key, async () => ({ title: "After" }))).value).toEqual({ title: "After" });
  release();
  await slow;
  expect((await staleIfError(key, async () => ({ title: "After" }))).value).toEqual({ title: "After" });
});

test("FAST-04: a stale value has no content version", async () => {
  await subscribedContent();
  const key = randomUUID();
  await staleIfError(key, async () => "fresh");
  await change("Kite");
  const answer = { value: "fresh", isStale: true, contentVersion: undefined };
  expect(await staleIfError(key, failingRead)).toEqual(answer);
});
