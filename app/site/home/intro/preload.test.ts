import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asset, preload, simulatePreload } from "./preload.ts";
import type { Loading } from "./run-intro.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Assets whose loading the test completes, and the reported progress. */
function start(kinds: Asset["kind"][]) {
  const states: Loading[] = [];
  const logged: string[] = [];
  let isDone = false;
  const assets = kinds.map((kind, position) => {
    let settle = { resolve: () => {}, reject: (_error: Error) => {} };
    const loading = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { kind, address: `/${kind}-${position}`, load: () => loading, settle };
  });
  const stop = preload({
    list: () => assets,
    onProgress: (loading) => states.push(loading),
    done: () => {
      isDone = true;
    },
    log: (message) => logged.push(message),
  });
  return {
    stop,
    logged,
    states,
    last: () => states.at(-1),
    isDone: () => isDone,
    async finish(position: number) {
      assets[position]?.settle.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    async fail(position: number) {
      assets[position]?.settle.reject(new Error("404"));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("HOME-03: progress counts four videos, then images, then style sheets up to 100 %", async () => {
  const loading = start(["videos", "videos", "videos", "videos", "images", "images", "styles"]);
  const percents = [loading.last()?.percent];
  for (let position = 0; position < 7; position += 1) {
    await loading.finish(position);
    percents.push(loading.last()?.percent);
  }
  expect(percents).toEqual([0, 10, 20, 30, 40, 65, 90, 100]);
});

test("HOME-03: preloading ends 300 ms after the last asset", async () => {
  const loading = start(["videos"]);
  await loading.finish(0);
  expect(loading.isDone()).toBe(true);
  await vi.advanceTimersByTimeAsync(299);
  expect(loading.last()).toEqual({ percent: 100, isOver: false, hasFailed: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(loading.last()).toEqual({ percent: 100, isOver: true, hasFailed: false });
});

test("HOME-03: a failed asset is logged and counts as loaded", async () => {
  const loading = start(["videos", "styles"]);
  await loading.fail(0);
  expect(loading.logged).toEqual(["/videos-0 could not be loaded"]);
  expect(loading.last()?.percent).toBe(90);
  await loading.finish(1);
  expect(loading.isDone()).toBe(true);
});

test("HOME-03: a general failure is reported and ends preloading after 500 ms", () => {
  const states: Loading[] = [];
  const log = vi.fn();
  preload({
    list: () => {
      throw new Error("no list");
    },
    onProgress: (loading) => states.push(loading),
    done: () => expect.unreachable(),
    log,
  });
  expect(states).toEqual([{ percent: 0, isOver: false, hasFailed: true }]);
  expect(log).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(states).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(states.at(-1)).toEqual({ percent: 0, isOver: true, hasFailed: true });
});

test("HOME-03: stopped preloading reports no further progress", async () => {
  const loading = start(["videos"]);
  const count = loading.states.length;
  loading.stop();
  await loading.finish(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(loading.states).toHaveLength(count);
});

test("HOME-03: with all assets cached, progress rises by 10 % every 50 ms and ends 300 ms later", () => {
  const states: Loading[] = [];
  simulatePreload((loading) => states.push(loading));
  expect(states).toEqual([]);
  vi.advanceTimersByTime(49);
  expect(states).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(states.at(-1)?.percent).toBe(10);
  vi.advanceTimersByTime(450);
  expect(states.at(-1)).toEqual({ percent: 100, isOver: false, hasFailed: false });
  vi.advanceTimersByTime(299);
  expect(states.at(-1)?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(states.at(-1)?.isOver).toBe(true);
});
