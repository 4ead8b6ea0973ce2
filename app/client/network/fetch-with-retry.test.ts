import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { fetchWithRetry, RESPONSE_MAX_AGE_MS } from "./fetch-with-retry.ts";
import { listPendingRequests, retryPendingRequests, subscribeToPendingRequests } from "./pending-requests.ts";

const origin = "https://kestrel.example";
const page = `${origin}/about.data`;
const screen = `${origin}/admin/tasks.data`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin, pathname: "/solutions" });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each request takes the next result: a status, or undefined for no response. The last one repeats. */
function aNetwork(...results: (number | undefined)[]) {
  const send = vi.fn(async (_input: unknown, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    const status = results.length > 1 ? results.shift() : results[0];
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response(`response ${send.mock.calls.length}`, { status });
  });
  const failures: [path: string, status: number][] = [];
  const request = fetchWithRetry(send as typeof fetch, (url, { status }) =>
    failures.push([url.pathname, status]),
  );
  return { request, send, failures };
}

function showNotice() {
  const changed = vi.fn();
  const close = subscribeToPendingRequests(changed);
  onTestFinished(close);
  return { changed, close };
}

const post = { method: "POST", body: "title=Call" };
const settled = () => vi.advanceTimersByTimeAsync(0);
const pending = () =>
  listPendingRequests().map(({ isWrite, reason, discard }) => ({ isWrite, reason, canDiscard: !!discard }));

test("UI-03: a public page is retried after 1, 2 and 4 seconds on a network error or a 5xx", async () => {
  const { request, send } = aNetwork(undefined, 503, 500, 200);
  const response = request(page);
  for (const [attempts, delayMs] of [1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(send).toHaveBeenCalledTimes(attempts + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await (await response).text()).toBe("response 4");
});

test("UI-03: a persistent 5xx is returned after three retries and reported", async () => {
  const { request, send, failures } = aNetwork(503);
  const response = request(page);
  await vi.advanceTimersByTimeAsync(7000);
  expect((await response).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(4);
  expect(failures).toEqual([["/about.data", 503]]);
});

test.each([200, 302, 404, 422])("UI-03: a response of %i is returned at once", async (status) => {
  const { request, send, failures } = aNetwork(status);
  expect((await request(page)).status).toBe(status);
  expect(send).toHaveBeenCalledTimes(1);
  expect(failures).toEqual([]);
});

test("UI-03: after the retries fail, the last successful response is used for up to 5 minutes", async () => {
  const { request, send, failures } = aNetwork(200, 500);
  await request(page);
  await vi.advanceTimersByTimeAsync(RESPONSE_MAX_AGE_MS - 7001);

  const cached = request(page);
  await vi.advanceTimersByTimeAsync(7000);
  expect(await (await cached).text()).toBe("response 1");
  expect(send).toHaveBeenCalledTimes(5);
  expect(failures).toEqual([]);

  await vi.advanceTimersByTimeAsync(1);
  const failed = request(page);
  await vi.advanceTimersByTimeAsync(7000);
  expect((await failed).status).toBe(500);
});

test("UI-03: without a network connection a page is not retried, and the cached response is used at once", async () => {
  const { request, send } = aNetwork(200, undefined);
  await request(page);
  vi.stubGlobal("navigator", { onLine: false });
  expect(await (await request(page)).text()).toBe("response 1");
  expect(send).toHaveBeenCalledTimes(2);
});

test("UI-03: a page without a response stays pending, and a person can retry it", async () => {
  const { changed } = showNotice();
  vi.stubGlobal("navigator", { onLine: false });
  const { request, send } = aNetwork(undefined, undefined, 200);
  const response = request(page);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(pending()).toEqual([{ isWrite: false, reason: "unreachable", canDiscard: false }]);
  expect(changed).toHaveBeenCalledTimes(1);

  retryPendingRequests();
  await settled();
  expect(pending()).toHaveLength(1);
  retryPendingRequests();
  expect((await response).status).toBe(200);
  expect(pending()).toEqual([]);
});

test("UI-03: a page without a response fails when no notice can show the pending request", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(aNetwork(undefined).request(page)).rejects.toThrow(`no response from ${page}`);
});

test("UI-03: an aborted request is neither retried nor pending", async () => {
  showNotice();
  const leaving = new AbortController();
  const retried = aNetwork(503);
  const waiting = aNetwork(undefined);
  const { signal } = leaving;
  const responses = Promise.allSettled([
    retried.request(page, { signal }),
    waiting.request(screen, { ...post, signal }),
  ]);
  await settled();
  expect(pending()).toHaveLength(1);

  leaving.abort();
  expect((await responses).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([retried.send.mock.calls.length, waiting.send.mock.calls.length]).toEqual([1, 1]);
  expect(pending()).toEqual([]);
});

test.each([undefined, 503])(
  "ADMIN-06: an admin screen that gets %s is retried every 3 seconds until it succeeds",
  async (result) => {
    showNotice();
    const reason = result ? "unavailable" : "unreachable";
    const { request, send } = aNetwork(result, result, result, result, result, 200);
    const response = request(screen);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(send).toHaveBeenCalledTimes(5);
    expect(pending()).toEqual([{ isWrite: false, reason, canDiscard: false }]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(200);
  },
);

test("ADMIN-06: an admin screen that gets a 500 is retried three times without a notice and then shows the error", async () => {
  const { changed } = showNotice();
  const { request, send } = aNetwork(500);
  const response = request(screen);
  await vi.advanceTimersByTimeAsync(7000);
  expect((await response).status).toBe(500);
  expect(send).toHaveBeenCalledTimes(4);
  expect(changed).not.toHaveBeenCalled();
});

test("ADMIN-06: a write rejected with 503 is retried every 3 seconds", async () => {
  showNotice();
  const { request, send } = aNetwork(503, 503, 200);
  const response = request(screen, post);
  await settled();
  expect(pending()).toEqual([{ isWrite: true, reason: "unavailable", canDiscard: false }]);
  await vi.advanceTimersByTimeAsync(6000);
  expect((await response).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(3);
});

test.each([
  ["no response", undefined, "unreachable", false],
  ["a 500", 500, "failed", true],
  ["a 502", 502, "failed", true],
])("ADMIN-06: a write that gets %s is retried only by a person", async (_, result, reason, canDiscard) => {
  showNotice();
  const { request, send } = aNetwork(result, 200);
  const response = request(screen, post);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(pending()).toEqual([{ isWrite: true, reason, canDiscard }]);
  retryPendingRequests();
  expect((await response).status).toBe(200);
});

test("ADMIN-06: discarding a pending write returns its error response", async () => {
  showNotice();
  const { request, send } = aNetwork(500);
  const response = request(screen, post);
  await settled();
  listPendingRequests()[0]?.discard?.();
  expect((await response).status).toBe(500);
  expect(send).toHaveBeenCalledTimes(1);
});

test("ADMIN-06: pending requests are aborted when the notice unmounts", async () => {
  const { close } = showNotice();
  const response = expect(aNetwork(undefined).request(screen)).rejects.toThrow("The notice is gone");
  await settled();
  close();
  await response;
  expect(pending()).toEqual([]);
});

test.each([
  ["a file of this site", "/feed.json", "/solutions", {}],
  ["a page of another site", "https://other.example/about.data", "/solutions", {}],
  ["a write of a public page", "/search.data", "/solutions", post],
  ["a public page requested by an admin screen", "/about.data", "/admin/tasks", {}],
  ["the data of a panel", "/admin/find/items", "/admin/tasks", {}],
])("the retry policy does not apply to %s", async (_, path, pathname, init) => {
  showNotice();
  vi.stubGlobal("location", { origin, pathname });
  const { request, send } = aNetwork(503);
  expect((await request(new URL(path, origin), init)).status).toBe(503);
  expect(send).toHaveBeenCalledTimes(1);
  expect(pending()).toEqual([]);
});

test("the retry policy does not apply to screens without a notice, such as sign-in and the editor", async () => {
  const { request, send } = aNetwork(500);
  expect((await request(screen)).status).toBe(500);
  expect(send).toHaveBeenCalledTimes(1);
});

test("UI-03: the framework's manifest request is retried like a page", async () => {
  const { request, send } = aNetwork(503, 200);
  const response = request(`${origin}/__manifest?p=/about&version=1`);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await response).status).toBe(200);
  expect(send).toHaveBeenCalledTimes(2);
});
