import "#app/languages/messages.server.ts";
import { expect, test } from "vitest";
import { coverOf, daysOf, waitsOf } from "./waits.ts";

const office = { days: "working", from: "09:00", to: "17:30", minutes: 120 } as const;
const always = { days: "every", from: "00:00", to: "24:00", minutes: 15 } as const;
const moments = [
  { day: "5", time: "16:40" },
  { day: "7", time: "02:40" },
  { day: "2", time: "10:30" },
] as const;
const answers = (plan: typeof office | typeof always) =>
  waitsOf(plan, [...moments], "en").map(({ answered }) => answered.replaceAll("\u00a0", " "));

test("SITE-13: a response time counts in the hours of its plan only", () => {
  expect(answers(office)).toEqual([
    "Monday 10:10, after 65 h 30 min",
    "Monday 11:00, after 32 h 20 min",
    "Tuesday 12:30, after 2 h",
  ]);
  expect(answers(always)).toEqual([
    "Friday 16:55, after 15 min",
    "Sunday 02:55, after 15 min",
    "Tuesday 10:45, after 15 min",
  ]);
});

test("SITE-13: the drawn week begins with the day of the first moment", () => {
  expect(daysOf([...moments], "en")[0]).toBe("Friday");
  expect(daysOf([...moments], "de")[2]).toBe("Sonntag");
  expect(coverOf(office, [...moments])).toEqual([
    { from: 0, to: 1 },
    { from: 3, to: 7 },
  ]);
  expect(coverOf(always, [...moments])).toEqual([{ from: 0, to: 7 }]);
});

test("SITE-13: a plan without hours answers after its response time", () => {
  const never = { ...office, to: "09:00" };
  expect(waitsOf(never, [{ day: "1", time: "08:00" }], "en")[0]?.to).toBe(600);
});
