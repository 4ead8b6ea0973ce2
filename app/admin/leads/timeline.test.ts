import { expect, test } from "vitest";
import { timelineOf } from "./timeline.ts";

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
  expect(entries[0]).toMatchObject({ text: "Hm", author: "Mara" });
  expect(entries[2]).toMatchObject({ subject: "Hello", author: "a deleted account" });
});

test("DESK-02: visits without times are listed before everything else", () => {
  const entries = timelineOf({ money, history: ["/cases"], events: [event("captured", 0)], replies: [] });
  expect(entries.map(({ kind }) => kind)).toEqual(["event", "visit"]);
});
