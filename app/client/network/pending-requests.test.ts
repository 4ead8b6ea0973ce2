import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isQueueShown,
  listPendingRequests,
  queueRequest,
  retryPendingRequests,
  subscribeToPendingRequests,
} from "./pending-requests.ts";

let hide: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  hide = subscribeToPendingRequests(() => {});
});
afterEach(() => {
  hide();
  vi.useRealTimers();
});

const enqueue = (options: Partial<Parameters<typeof queueRequest>[0]> = {}) =>
  queueRequest({
    isWrite: true,
    reason: "unavailable",
    signal: new AbortController().signal,
    canDiscard: true,
    ...options,
  });

test("ADMIN-06: a failed request waits until a person retries it", async () => {
  const queue = enqueue();
  expect(listPendingRequests()).toMatchObject([{ isWrite: true, reason: "unavailable" }]);
  retryPendingRequests();
  expect(await queue).toBe(true);
  expect(listPendingRequests()).toEqual([]);
});

test("ADMIN-06: a request with a retry delay is retried automatically", async () => {
  const queue = enqueue({ retryAfterMs: 3000 });
  await vi.advanceTimersByTimeAsync(2999);
  expect(listPendingRequests()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await queue).toBe(true);
});

test("ADMIN-06: discarding removes one request, and only a request that allows it", async () => {
  const change = enqueue();
  const other = enqueue({ canDiscard: false });
  const [first, second] = listPendingRequests();
  expect(second?.discard).toBeUndefined();
  first?.discard?.();
  expect(await change).toBe(false);
  expect(listPendingRequests()).toHaveLength(1);
  retryPendingRequests();
  await other;
});

test("ADMIN-06: an aborted request leaves the queue and rejects with the abort reason", async () => {
  const controller = new AbortController();
  const queue = enqueue({ signal: controller.signal });
  controller.abort(new Error("the screen was left"));
  await expect(queue).rejects.toThrow("the screen was left");
  expect(listPendingRequests()).toEqual([]);
  await expect(enqueue({ signal: controller.signal })).rejects.toThrow("the screen was left");
});

test("ADMIN-06: without a notice no request is queued, and queued requests are cancelled when the notice unmounts", async () => {
  const queue = enqueue();
  hide();
  expect(isQueueShown()).toBe(false);
  await expect(queue).rejects.toThrow("The notice is gone");
  expect(await enqueue()).toBe(false);
});
