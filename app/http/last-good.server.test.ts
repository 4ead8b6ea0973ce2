import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { lastGood } from "./last-good.server.ts";

const away = () => Promise.reject(new Error("connection refused"));

test("ROUTE-09: a read that fails is answered with what it gave last", async () => {
  const key = randomUUID();
  expect(await lastGood(key, async () => "fresh")).toEqual({ value: "fresh", isStale: false });
  expect(await lastGood(key, away)).toEqual({ value: "fresh", isStale: true });
});

test("ROUTE-09: a read that never worked fails", async () => {
  await expect(lastGood(randomUUID(), away)).rejects.toThrow("connection refused");
});

test("ROUTE-09: what was taken off the site does not come back", async () => {
  const key = randomUUID();
  await lastGood(key, async () => "published");
  expect(await lastGood(key, async () => undefined)).toEqual({ value: undefined, isStale: false });
  await expect(lastGood(key, away)).rejects.toThrow();
});

test("ROUTE-09: a read that hangs is not waited for when something is kept", async () => {
  vi.useFakeTimers();
  const key = randomUUID();
  await lastGood(key, async () => "fresh");
  const answer = lastGood(key, () => new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ value: "fresh", isStale: true });
  vi.useRealTimers();
});
