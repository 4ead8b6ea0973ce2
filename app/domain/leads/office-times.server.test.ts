import { expect, test } from "vitest";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { type OfficeHours, officeHoursOf } from "./office-hours.ts";
import { deadlineOf, longDate, officeTime, shortDate, workingHoursText } from "./office-times.server.ts";

const office: OfficeHours = { ...officeHoursOf(defaultSettings), timeZone: "Europe/London" };

test.each([
  ["Monday", "2026-11-16", "Tuesday 17 November"],
  ["Tuesday", "2026-11-17", "Wednesday 18 November"],
  ["Wednesday", "2026-11-18", "Thursday 19 November"],
  ["Thursday", "2026-11-19", "Friday 20 November"],
  ["Friday", "2026-11-20", "Monday 23 November"],
])(
  "SITE-09: what is sent on a %s during office hours is answered within 24 hours of working days",
  (_day, date, due) => {
    expect(deadlineOf(new Date(`${date}T15:22:00Z`), office, "en").moment).toBe(`${due}, 15:22`);
  },
);

test.each(["2026-11-21T00:30:00Z", "2026-11-21T15:22:00Z", "2026-11-22T15:22:00Z", "2026-11-22T23:30:00Z"])(
  "SITE-09: what is sent at the weekend, %s, is answered within 24 hours of Monday's opening",
  (sentAt) => {
    expect(deadlineOf(new Date(sentAt), office, "en").moment).toBe("Tuesday 24 November, 09:00");
  },
);

const lisbon = officeHoursOf({ ...defaultSettings, leads_time_zone: "Europe/Lisbon" });

test.each([
  ["on a working day", "2026-07-07T10:15:30Z", "Wednesday 8 July, 11:15", "Lisbon time (WEST)"],
  ["on Friday evening", "2026-11-20T22:00:00Z", "Tuesday 24 November, 09:00", "Lisbon time (WET)"],
  ["before Christmas", "2026-12-24T12:00:00Z", "Monday 28 December, 12:00", "Lisbon time (WET)"],
])(
  "SITE-09: the deadline of an enquiry sent %s is written out with its time zone",
  (_when, sentAt, moment, zone) => {
    const deadline = deadlineOf(new Date(sentAt), lisbon, "en");
    expect(deadline.moment).toBe(moment);
    expect(deadline.zone).toMatch(/^Lisbon time \((WES?T|GMT(\+1)?)\)$/);
    expect(zone).toContain("Lisbon");
  },
);

test("SITE-09: a time zone without a city is shown by its name only", () => {
  expect(deadlineOf(new Date("2026-07-07T10:15:30Z"), { ...lisbon, timeZone: "UTC" }, "en").zone).toBe("UTC");
});

test("LANG-01: a German deadline has the weekday, the date and the zone as Germans write them", () => {
  const sentAt = new Date("2026-11-27T15:48:00Z");
  const deadlineIn = (timeZone: string) => {
    const { moment, zone } = deadlineOf(sentAt, { ...office, timeZone }, "de");
    return [moment, zone].map(plain);
  };
  expect(deadlineIn("Europe/Berlin")).toEqual(["Montag, 30. November, 16:48 Uhr", "Zeitzone Berlin (MEZ)"]);
  expect(deadlineIn("Europe/Vienna")[1]).toBe("Zeitzone Wien (MEZ)");
  expect(deadlineIn("UTC")[1]).toBe("UTC");
});

test.each([
  [[1, 2, 3, 4, 5], "18:00", "Montag bis Freitag, 09:00 bis 18:00 Uhr, Zeitzone Berlin"],
  [[2, 4], "18:00", "Dienstag und Donnerstag, 09:00 bis 18:00 Uhr, Zeitzone Berlin"],
  [[], "09:00", "Täglich, rund um die Uhr, Zeitzone Berlin"],
])("LANG-01: German office hours on %j until %s", (days, closes, text) => {
  const hours = { days, opens: "09:00", closes, timeZone: "Europe/Berlin" };
  expect(plain(workingHoursText(hours, "de"))).toBe(text);
});

test("LANG-01: dates of mails are those of the office, in the language of the mail", () => {
  const at = new Date("2026-11-19T12:00:00Z");
  expect(longDate(at, "Pacific/Auckland", "en")).toBe("20 November 2026");
  expect(longDate(at, "Pacific/Auckland", "de")).toBe("20. November 2026");
  expect(shortDate("2026-11-24", "en")).toBe("24 Nov 2026");
  expect(shortDate("2026-11-24", "de")).toBe("24.11.2026");
  expect(plain(officeTime(at, { timeZone: "Europe/Berlin" }, "de"))).toBe("19. November, 13:00 Uhr");
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
