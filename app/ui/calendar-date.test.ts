import { expect, test } from "vitest";
import { calendarDate } from "./calendar-date.tsx";

test("a date is formatted the same in every time zone", () => {
  expect(calendarDate(new Date("2026-09-01T00:30:00Z"))).toBe("1 Sep 2026");
  expect(calendarDate(new Date("2026-12-31T23:30:00Z"))).toBe("31 Dec 2026");
});
