import { expect, test } from "vitest";
import { minutesOf } from "../minutes-of.ts";
import { lightAt, sunBetween } from "./light.ts";

test("SITE-13: an hour has the light of its time", () => {
  const light = (time: string) => lightAt(minutesOf(time));
  expect(["02:40", "05:30", "07:00", "09:30", "13:00", "16:30", "18:30", "20:30"].map(light)).toEqual([
    ...["night", "night", "dusk", "day", "noon", "day", "dusk", "night"],
  ]);
});

test("SITE-13: the light of an hour ends where that of the next begins, and is dark at midnight", () => {
  const [noon, evening] = [minutesOf("12:45"), minutesOf("17:30")];
  expect(sunBetween(noon, evening).at(-1)).toBe(sunBetween(evening)[0]);
  expect(sunBetween(evening).at(-1)).toBe(0);
});
