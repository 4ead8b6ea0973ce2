import { expect, test } from "vitest";
import { duration, visitorPath } from "./visitor-path.ts";

test("DESK-02: the visitor's path is parsed into pages with their times and durations", () => {
  expect(visitorPath(["/ (2026-03-02T09:00:00.000Z)", "/cases (2026-03-02T09:00:40.000Z)"])).toEqual([
    { path: "/", at: new Date("2026-03-02T09:00:00Z"), stay: 40_000 },
    { path: "/cases", at: new Date("2026-03-02T09:00:40Z") },
  ]);
});

test("DESK-02: a visit in an unknown format is shown unchanged", () => {
  expect(visitorPath(["<script>alert(1)</script>", "/a (not a time)", ""])).toEqual([
    { path: "<script>alert(1)</script>" },
    { path: "/a (not a time)" },
    { path: "" },
  ]);
});

test.each([
  [40_000, "40 s"],
  [200_000, "3 min"],
  [7_200_000, "2 h"],
])("DESK-02: a duration of %i ms is shown as %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
