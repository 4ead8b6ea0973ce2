import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { idStartOf, referenceOf } from "./lead.ts";
import {
  dueIfSentBy,
  nextOpening,
  type OfficeHours,
  officeHoursOf,
  openingOn,
  replyDueAt,
  startOfDay,
  today,
} from "./office-hours.ts";

const office: OfficeHours = { ...officeHoursOf(defaultSettings), timeZone: "Europe/London" };

test.each([
  ["sent on a working day, at the same time on the next", "2026-11-18T10:30:00Z", "2026-11-19T10:30:00Z"],
  ["sent on a Friday, on Monday", "2026-11-20T15:00:00Z", "2026-11-23T15:00:00Z"],
  ["sent in the evening, counted from the next morning", "2026-11-18T20:00:00Z", "2026-11-20T09:00:00Z"],
  ["sent at the weekend, counted from Monday", "2026-11-21T12:00:00Z", "2026-11-24T09:00:00Z"],
  ["sent before Christmas, on the day after Boxing Day", "2025-12-24T11:00:00Z", "2025-12-29T11:00:00Z"],
  ["sent before the clocks go back, at the same time of day", "2026-10-23T11:00:00Z", "2026-10-26T12:00:00Z"],
])("DESK-01: an enquiry is due within 24 working hours: %s", (_case, sent, due) => {
  expect(replyDueAt(new Date(sent), office).toISOString()).toBe(new Date(due).toISOString());
});

test("DESK-01: a lead is overdue exactly when it was sent before the cut-off time, for any office hours", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  const hours = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    opens: fc.constantFrom("07:30", "09:00", "11:00"),
    closes: fc.constantFrom("06:00", "12:00", "18:00"),
    timeZone: fc.constantFrom("Europe/London", "Asia/Kolkata", "America/New_York"),
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 400 }), hours, (sent, later, own) => {
      const now = new Date(sent.getTime() + later * 3_600_000);
      const all = { ...office, ...own };
      expect(replyDueAt(sent, all) <= now).toBe(sent <= dueIfSentBy(now, all));
    }),
  );
});

test("DESK-01: a day begins at midnight in the office's time zone", () => {
  expect(today(new Date("2026-06-30T23:30:00Z"), office)).toBe("2026-07-01");
  expect(startOfDay("2026-07-01", office).toISOString()).toBe("2026-06-30T23:00:00.000Z");
  expect(startOfDay("2026-07-01", office, 1).toISOString()).toBe("2026-07-01T23:00:00.000Z");
});

test.each([
  ["on a working day", "2026-11-18", "2026-11-18T09:00:00.000Z"],
  ["at the weekend, on Monday", "2026-11-21", "2026-11-23T09:00:00.000Z"],
  ["on a holiday, on the next working day", "2026-12-25", "2026-12-28T09:00:00.000Z"],
])("DESK-01: a reminder is mailed when the office opens: %s", (_case, day, opening) => {
  expect(openingOn(day, office).toISOString()).toBe(opening);
});

test.each([
  ["on a working day before opening", "2026-11-18T08:59:00Z", "2026-11-18T09:00", "2026-11-18", "2026-11-18"],
  ["at the opening", "2026-11-18T09:00:00Z", "2026-11-19T09:00", "2026-11-19", "2026-11-19"],
  ["on a Friday afternoon", "2026-11-20T15:00:00Z", "2026-11-23T09:00", "2026-11-21", "2026-11-23"],
  ["before Christmas", "2026-12-24T12:00:00Z", "2026-12-28T09:00", "2026-12-25", "2026-12-28"],
])(
  "DESK-01: the next opening serves its day and the closed days before it: %s",
  (_case, now, opensAt, from, to) => {
    expect(nextOpening(new Date(now), office)).toEqual({ opensAt: new Date(`${opensAt}Z`), from, to });
  },
);

test("SITE-09: the reference is short and can be searched for", () => {
  expect(referenceOf("5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10")).toBe("5A8F-2F0E");
  expect(["5A8F-2F0E", " 5a8f2f0e ", "ferry", "5A8F-2F0"].map(idStartOf)).toEqual([
    "5a8f2f0e",
    "5a8f2f0e",
    undefined,
    undefined,
  ]);
});
