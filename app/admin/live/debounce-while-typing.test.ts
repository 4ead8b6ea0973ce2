// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounceWhileTyping } from "./live-updates.tsx";

const act = vi.fn();
let refresh: ReturnType<typeof debounceWhileTyping>;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  refresh = debounceWhileTyping(act);
});

afterEach(() => {
  refresh.stop();
  vi.useRealTimers();
});

test("TASK-01: several changes in quick succession refresh the screen once, within a second", () => {
  refresh.schedule();
  refresh.schedule();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});

test("TASK-01: the screen does not refresh while a person types, and refreshes when they pause", () => {
  type();
  refresh.schedule();
  vi.advanceTimersByTime(900);
  type();
  vi.advanceTimersByTime(900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});

test("ADMIN-02: a screen without input for an hour does not refresh until the next input", () => {
  vi.advanceTimersByTime(61 * 60_000);
  refresh.schedule();
  vi.advanceTimersByTime(10_000);
  expect(act, "which would prolong the session").not.toHaveBeenCalled();
  document.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});

test("TASK-01: a tab in the background refreshes only when it becomes visible", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  refresh.schedule();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(1);
});

function type() {
  document.dispatchEvent(new InputEvent("input"));
}
