import { expect, test } from "vitest";
import { duration, timelineOf, visitorPath } from "./timeline.ts";

const money = { currency: "EUR", decimal: "." } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const event = (
  type: "captured" | "note" | "reply-failed" | "status-changed",
  minute: number,
  detail = {},
) => ({
  id: `${type} ${minute}`,
  type,
  actorName: "Mara",
  detail,
  createdAt: at(minute),
});

test("DESK-02: visits, events, notes and replies are listed in one timeline, newest first", () => {
  const entries = timelineOf({
    money,
    history: [`/ (${at(0).toISOString()})`, `/cases (${at(1).toISOString()})`],
    events: [
      event("captured", 2),
      event("status-changed", 4, { from: "new", to: "won" }),
      event("note", 5, { text: "Hm" }),
    ],
    replies: [{ id: "r", subject: "Hello", body: "Text", authorName: null, createdAt: at(3) }],
  });
  expect(entries.map(({ kind }) => kind)).toEqual(["note", "event", "reply", "event", "visit"]);
  expect(entries[0]).toMatchObject({ key: "note 5", author: "Mara" });
  expect(entries[2]).toMatchObject({ subject: "Hello", author: "a deleted account" });
});

test("DESK-02: visits without times are listed before everything else", () => {
  const entries = timelineOf({ money, history: ["/cases"], events: [event("captured", 0)], replies: [] });
  expect(entries.map(({ kind }) => kind)).toEqual(["event", "visit"]);
});

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
