import { expect, test } from "vitest";
import { deadlineOf } from "#app/domain/leads/office-times.server.ts";
import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { officeClock as german } from "#app/languages/de/office-clock.ts";
import { officeClock as texts } from "#app/languages/en/office-clock.ts";
import { presenceAt, replyBy } from "./office-clock.ts";

const hours: WorkingHours = {
  days: [1, 2, 3, 4, 5],
  opens: "09:00",
  closes: "18:00",
  holidays: [
    { day: "12-25", name: "Christmas Day" },
    { day: "2026-12-28", name: "" },
  ],
};

const english = { texts, language: "en" } as const;

test.each([
  ["during office hours", "2026-11-18T14:05:00Z", "14:05", "Open until 18:00"],
  ["before them", "2026-11-18T08:59:00Z", "08:59", "Opens at 09:00"],
  ["in the evening", "2026-11-18T18:00:00Z", "18:00", "Opens tomorrow 09:00"],
  ["on a Friday evening", "2026-11-20T19:00:00Z", "19:00", "Opens Monday 09:00"],
  ["on a holiday before a weekend", "2026-12-25T10:00:00Z", "10:00", "Christmas Day · Opens Tuesday 09:00"],
  ["in summer time", "2026-07-01T08:30:00Z", "09:30", "Open until 18:00"],
])("SITE-07: the office says when somebody is there: %s", (_when, now, time, status) => {
  expect(presenceAt(new Date(now), { timeZone: "Europe/Lisbon", hours, ...english })).toEqual({
    time,
    isOpen: status.startsWith("Open until"),
    status,
  });
});

test("SITE-07: each office has its own time and date", () => {
  const now = new Date("2026-11-22T23:30:00Z"); // Sunday in Lisbon, Monday in Auckland
  expect(presenceAt(now, { timeZone: "Pacific/Auckland", hours, ...english })).toMatchObject({
    time: "12:30",
    isOpen: true,
  });
  expect(presenceAt(now, { timeZone: "Europe/Lisbon", hours, ...english }).status).toBe(
    "Opens tomorrow 09:00",
  );
});

test("SITE-07: an office that closes when it opens is open around the clock", () => {
  const always = { ...hours, days: [], closes: "09:00" };
  expect(
    presenceAt(new Date("2026-11-22T03:00:00Z"), { timeZone: "UTC", hours: always, ...english }).status,
  ).toBe("Open all day");
});

test.each([
  ["during office hours", "2026-11-18T14:05:00Z", "Geöffnet bis 18:00 Uhr"],
  ["before them", "2026-11-18T08:59:00Z", "Öffnet um 09:00 Uhr"],
  ["in the evening", "2026-11-18T18:00:00Z", "Öffnet morgen um 09:00 Uhr"],
  ["on a Friday evening", "2026-11-20T19:00:00Z", "Öffnet am Montag um 09:00 Uhr"],
])("LANG-01: a German site says when somebody is there: %s", (_when, now, status) => {
  const clock = { timeZone: "Europe/Lisbon", hours, texts: german, language: "de" } as const;
  expect(presenceAt(new Date(now), clock).status.replaceAll("\u00a0", " ")).toBe(status);
});

test("SITE-07: an office that stays closed for weeks names the date on which it opens", () => {
  const away = Array.from({ length: 12 }, (_, day) => ({ day: `2026-12-${day + 20}`, name: "" }));
  const closed = { ...hours, holidays: [...away, { day: "2027-01-01", name: "" }] };
  const statusIn = (language: "en" | "de") =>
    presenceAt(new Date("2026-12-19T12:00:00Z"), {
      timeZone: "UTC",
      hours: closed,
      texts: language === "de" ? german : texts,
      language,
    }).status.replaceAll("\u00a0", " ");
  expect(statusIn("en")).toBe("Opens 4 January 09:00");
  expect(statusIn("de")).toBe("Öffnet am 4. Januar um 09:00 Uhr");
});

const plain = (text = "") => text.replaceAll("\u00a0", " ");

test.each(["Europe/Lisbon", "Pacific/Auckland", "America/St_Johns"])(
  "SITE-09: the clock in %s promises the time of the reply that the receipt will have",
  (timeZone) => {
    const kinds = [hours, { ...hours, days: [] }, { ...hours, closes: "09:00" }];
    const catalogues = [english, { texts: german, language: "de" } as const];
    // Every 37 minutes over holidays, a weekend and the end of a year.
    for (const each of kinds)
      for (const { texts, language } of catalogues)
        for (let minute = 0; minute < 12 * 24 * 60; minute += 37) {
          const now = new Date(Date.parse("2026-12-22T00:01:30Z") + minute * 60_000);
          const { moment } = deadlineOf(now, { ...each, timeZone }, language);
          const promise = replyBy(now, { timeZone, hours: each, texts, language });
          expect(plain(promise), now.toISOString()).toBe(
            `${language === "de" ? "bis" : "by"} ${plain(moment)}`,
          );
        }
  },
);

const sundays = ["12-06", "12-13", "12-20", "12-27", "01-03"].map((day) => ({ day, name: "" }));

test("SITE-09: an office that stays closed for weeks promises no time of a reply", () => {
  const closed = { ...hours, days: [7], holidays: hours.holidays.concat(sundays) };
  const clock = { timeZone: "UTC", hours: closed, ...english };
  expect(replyBy(new Date("2026-12-01T12:00:00Z"), clock)).toBeUndefined();
});
