import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type IntroView, type Loading, runIntro } from "./run-intro.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An intro whose loading progress the test controls. */
function start(since?: number) {
  let view: IntroView | undefined;
  let onProgress = (_loading: Loading) => {};
  let isLoadingStopped = false;
  const stop = runIntro({
    since,
    texts: { loading: "Thinking {percent}%...", failed: "Failed to load resources" },
    show: (next) => {
      view = next;
    },
    load: (told) => {
      onProgress = told;
      return () => {
        isLoadingStopped = true;
      };
    },
  });
  return {
    stop,
    now: () => view,
    isLoadingStopped: () => isLoadingStopped,
    loaded: (percent: number) => onProgress({ percent, isOver: percent === 100, hasFailed: false }),
    failed: () => onProgress({ percent: 0, isOver: false, hasFailed: true }),
  };
}

test("HOME-02: the intro starts with the logo only", () => {
  expect(start().now()).toEqual({
    percent: 0,
    text: undefined,
    isLogoShown: true,
    icon: undefined,
    isOver: false,
    isNavbarShown: false,
  });
});

test("HOME-02: the loading text appears at 500 ms and counts up to the loaded percentage", () => {
  const intro = start();
  intro.loaded(12);
  vi.advanceTimersByTime(499);
  expect(intro.now()?.text).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(intro.now()?.text).toBe("Thinking 0%...");
  vi.advanceTimersByTime(100);
  expect(intro.now()?.text).toBe("Thinking 10%...");
  vi.advanceTimersByTime(50);
  expect(intro.now()?.text).toBe("Thinking 12%...");
  intro.loaded(42);
  expect(intro.now()?.text).toBe("Thinking 15%...");
  vi.advanceTimersByTime(300);
  expect(intro.now()?.text).toBe("Thinking 42%...");
});

test("HOME-02: if everything is loaded at once, the loading text reaches 100 % when the intro ends", () => {
  const intro = start();
  intro.loaded(100);
  vi.advanceTimersByTime(1499);
  expect(intro.now()).toMatchObject({ percent: 100, text: "Thinking 95%...", isOver: false });
  vi.advanceTimersByTime(1);
  expect(intro.now()).toMatchObject({ text: "Thinking 100%...", isOver: true });
});

test("HOME-02: from 1000 ms on, fourteen icons are shown in a loop for 180 ms each", () => {
  const intro = start();
  vi.advanceTimersByTime(999);
  expect(intro.now()?.icon).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(intro.now()?.icon).toBe(0);
  vi.advanceTimersByTime(179);
  expect(intro.now()?.icon).toBe(0);
  vi.advanceTimersByTime(1);
  expect(intro.now()?.icon).toBe(1);
  vi.advanceTimersByTime(12 * 180);
  expect(intro.now()?.icon).toBe(13);
  vi.advanceTimersByTime(180);
  expect(intro.now()?.icon).toBe(0);
});

test("HOME-02: the logo is hidden at 1500 ms", () => {
  const intro = start();
  vi.advanceTimersByTime(1499);
  expect(intro.now()?.isLogoShown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(intro.now()?.isLogoShown).toBe(false);
});

test("HOME-02: if loading ends earlier, the intro ends at 1500 ms and the navbar appears 200 ms later", () => {
  const intro = start();
  intro.loaded(100);
  vi.advanceTimersByTime(1499);
  expect(intro.now()?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(intro.now()).toMatchObject({ isOver: true, isNavbarShown: false });
  vi.advanceTimersByTime(199);
  expect(intro.now()?.isNavbarShown).toBe(false);
  vi.advanceTimersByTime(1);
  expect(intro.now()?.isNavbarShown).toBe(true);
});

test("HOME-02: if loading ends after 1500 ms, the intro ends at once", () => {
  const intro = start();
  vi.advanceTimersByTime(2340);
  expect(intro.now()?.isOver).toBe(false);
  intro.loaded(100);
  expect(intro.now()?.isOver).toBe(true);
});

test("HOME-02: the intro ends at 5000 ms even if assets are still loading", () => {
  const intro = start();
  intro.loaded(40);
  vi.advanceTimersByTime(4999);
  expect(intro.now()?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(intro.now()?.isOver).toBe(true);
  vi.advanceTimersByTime(200);
  expect(intro.now()?.isNavbarShown).toBe(true);
});

test("HOME-02: after its end only the navbar changes", () => {
  const intro = start();
  intro.loaded(100);
  vi.advanceTimersByTime(1700);
  const last = intro.now();
  vi.advanceTimersByTime(10_000);
  expect(intro.now()).toEqual(last);
});

test("HOME-02: time passed before hydration counts", () => {
  const intro = start(1400);
  intro.loaded(100);
  vi.advanceTimersByTime(0);
  expect(intro.now()).toMatchObject({ text: "Thinking 90%...", icon: 0, isLogoShown: true });
  vi.advanceTimersByTime(100);
  expect(intro.now()).toMatchObject({ isLogoShown: false, isOver: true });
});

test("HOME-02: stopping the intro freezes it and stops its loading", () => {
  const intro = start();
  intro.stop();
  vi.advanceTimersByTime(10_000);
  expect(intro.now()).toMatchObject({ isOver: false, text: undefined });
  expect(intro.isLoadingStopped()).toBe(true);
});

test("HOME-03: a general failure replaces the percentage with a message", () => {
  const intro = start();
  vi.advanceTimersByTime(600);
  intro.failed();
  expect(intro.now()?.text).toBe("Failed to load resources");
});
