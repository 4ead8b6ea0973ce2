import { expect, test } from "vitest";
import { leadEventTypes } from "#db/schema/leads.ts";
import { describeEvent, withoutRepeatedFailures } from "./timeline.ts";

const money = { currency: "EUR", decimal: "," } as const;

const described = leadEventTypes.filter((type) => type !== "note" && type !== "call");

test.each(described)("DESK-02: the event %s has a description, whatever its details", (type) => {
  const { text, note } = describeEvent({ type, actorName: null, detail: null }, money);
  expect(text).not.toBe("");
  expect(`${text} ${note ?? ""}`).not.toMatch(/null|NaN|\[object/);
});

test("DESK-02: a sent notification shows its recipient and the number of attempts", () => {
  const detail = { to: "sales@kestrel.example", attempt: 3 };
  expect(describeEvent({ type: "mail-sent", actorName: null, detail }, money)).toEqual({
    tone: "good",
    text: "Notification sent",
    note: "To sales@kestrel.example (attempt 3)",
  });
});

test("DESK-01: a status change shows both statuses and who made it", () => {
  const detail = { from: "spam", to: "new" };
  expect(describeEvent({ type: "status-changed", actorName: "Ada Quill", detail }, money)).toMatchObject({
    text: "Spam → New",
    note: "By Ada Quill",
  });
});

test("DESK-02: of consecutive failures only the last is shown", () => {
  const events = [
    { type: "captured" as const, detail: null, at: 1 },
    { type: "mail-failed" as const, detail: null, at: 2 },
    { type: "upload-failed" as const, detail: null, at: 3 },
    { type: "upload-failed" as const, detail: null, at: 4 },
    { type: "mail-failed" as const, detail: null, at: 5 },
    { type: "mail-sent" as const, detail: null, at: 6 },
  ];
  expect(withoutRepeatedFailures(events).map(({ at }) => at)).toEqual([1, 3, 4, 5, 6]);
});

test("DESK-01: the timeline formats amounts and dates, and an assignment names both people", () => {
  const detail = { value: { from: null, to: 40_000 }, nextStepOn: { from: null, to: "2026-11-25" } };
  const { text } = describeEvent({ type: "deal-changed", actorName: "Ada Quill", detail }, money);
  expect(text.replace(/\s/g, " ")).toBe("Value: none → 40.000 €; Reminder: none → 25 Nov 2026");
  const moved = { from: null, to: "Sam" };
  expect(
    describeEvent({ type: "owner-changed", actorName: "Ada Quill", detail: moved }, money),
  ).toMatchObject({
    text: "Assigned to Sam",
    note: "By Ada Quill, previously unassigned",
  });
});

test("DESK-01: a correction of contact details shows both values", () => {
  const detail = { email: { from: "a@b.example.", to: "a@b.example" }, phone: { from: null, to: "+44 20" } };
  expect(describeEvent({ type: "contact-changed", actorName: "Ada Quill", detail }, money)).toMatchObject({
    text: "Email: a@b.example. → a@b.example; Phone: none → +44 20",
    note: "By Ada Quill",
  });
});
