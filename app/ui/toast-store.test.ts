import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, readToasts, removeToast, toast, updateToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  removeToast();
  vi.useRealTimers();
});

test("UI-01: a toast has the default variant, is open and stays 5000 ms by default", () => {
  toast({ title: "Saved" });

  expect(readToasts().toasts).toMatchObject([
    { title: "Saved", variant: "default", open: true, duration: 5000 },
  ]);
});

test("UI-01: a new toast replaces the current one", () => {
  toast({ title: "First" });
  toast({ title: "Second", variant: "destructive", duration: 9000 });

  expect(readToasts().toasts).toMatchObject([{ title: "Second", variant: "destructive", duration: 9000 }]);
});

test("UI-01: a toast can be updated, and an unknown id changes nothing", () => {
  const shown = toast({ title: "Sending", description: "12 %" });

  shown.update({ description: "80 %" });
  updateToast("unknown", { title: "Other" });

  expect(readToasts().toasts).toMatchObject([{ id: shown.id, title: "Sending", description: "80 %" }]);
});

test("UI-01: a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  const shown = toast({ title: "Sent" });

  shown.dismiss();
  expect(readToasts().toasts).toMatchObject([{ id: shown.id, open: false }]);

  vi.advanceTimersByTime(999_999);
  expect(readToasts().toasts).toHaveLength(1);

  vi.advanceTimersByTime(1);
  expect(readToasts().toasts).toEqual([]);
});

test("UI-01: dismissing a toast twice does not delay its removal", () => {
  const shown = toast({ title: "Sent" });

  shown.dismiss();
  vi.advanceTimersByTime(600_000);
  dismissToast();
  vi.advanceTimersByTime(400_000);

  expect(readToasts().toasts).toEqual([]);
});

test("UI-01: the removal of a replaced toast does not affect the new one", () => {
  toast({ title: "Old" }).dismiss();
  const fresh = toast({ title: "New" });

  vi.advanceTimersByTime(1_000_000);

  expect(readToasts().toasts).toMatchObject([{ id: fresh.id, open: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("UI-01: removing a toast also cancels its timer", () => {
  const shown = toast({ title: "Sent" });
  shown.dismiss();

  removeToast(shown.id);

  expect(readToasts().toasts).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
