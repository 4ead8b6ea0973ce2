// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { textInAdmin } from "#tests/support/text-in-admin.tsx";
import { LeadClock } from "./leads/lead-marks.tsx";
import { Moment, useNow } from "./moment.tsx";

test("WORLD-05: a time names its zone where the office's clock shows another", async () => {
  const at = new Date("2026-11-27T15:09:00Z");
  const shownIn = (officeZone: string) => textInAdmin(<Moment at={at} />, { officeZone });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  expect(await shownIn(timeZone)).toMatch(/^2\d Nov 2026, \d\d:\d\d$/);
  const elsewhere = timeZone === "Pacific/Auckland" ? "Europe/Lisbon" : "Pacific/Auckland";
  expect(await shownIn(elsewhere)).toMatch(/^2\d Nov 2026, \d\d:\d\d \S+$/);
});

test("DESK-01: the remaining time of a reply passes while the screen is open, by the server's clock", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  const place = document.createElement("main");
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(() => root.unmount());
    vi.useRealTimers();
  });
  const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));

  await act(() => root.render(<Clock answeredAt={new Date("2026-11-20T09:00:00Z")} />));
  expect(place.textContent).toBe("10 min left");
  await minutes(3);
  expect(place.textContent).toBe("7 min left");
  await minutes(12);
  expect(place.textContent).toBe("5 min late");

  await act(() => root.render(<Clock answeredAt={new Date("2026-11-17T09:10:00Z")} />));
  expect(place.textContent, "more than a day before").toMatch(/^Fri \d\d:\d\d$/);

  await act(() => root.render(<Clock answeredAt={new Date("2026-11-20T09:14:00Z")} />));
  expect(place.textContent, "after another answer of the server").toBe("4 min late");
});

function Clock({ answeredAt }: { answeredAt: Date }) {
  return <LeadClock replyDueAt={new Date("2026-11-20T09:10:00Z")} now={useNow(answeredAt)} />;
}
