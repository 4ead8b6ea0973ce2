import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { deadlineOf } from "./deadline.ts";
import { officeHoursOf } from "./office-hours.ts";
import { idStartOf, referenceOf } from "./reference.ts";

const office = officeHoursOf({ ...defaultSettings, leads_time_zone: "Europe/Lisbon" });

test.each([
  ["on a working day", "2026-07-07T10:15:30Z", "Wednesday 8 July, 11:15", "Lisbon time (WEST)"],
  ["on Friday evening", "2026-11-20T22:00:00Z", "Tuesday 24 November, 09:00", "Lisbon time (WET)"],
  ["before Christmas", "2026-12-24T12:00:00Z", "Monday 28 December, 12:00", "Lisbon time (WET)"],
])(
  "SITE-09: the deadline of an enquiry sent %s is written out with its time zone",
  (_when, sentAt, moment, zone) => {
    const deadline = deadlineOf(new Date(sentAt), office);
    expect(deadline.moment).toBe(moment);
    expect(deadline.zone).toMatch(/^Lisbon time \((WES?T|GMT(\+1)?)\)$/);
    expect(zone).toContain("Lisbon");
  },
);

test("SITE-09: a time zone without a city is shown by its name only", () => {
  expect(deadlineOf(new Date("2026-07-07T10:15:30Z"), { ...office, timeZone: "UTC" }).zone).toBe("UTC");
});

test("SITE-09: the reference is short and can be searched for", () => {
  expect(referenceOf("5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10")).toBe("5A8F-2F0E");
  expect(["5A8F-2F0E", " 5a8f2f0e ", "ferry", "5A8F-2F0"].map(idStartOf)).toEqual([
    "5a8f2f0e",
    "5a8f2f0e",
    undefined,
    undefined,
  ]);
});
