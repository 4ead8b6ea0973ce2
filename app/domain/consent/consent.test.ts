import { expect, test } from "vitest";
import { consentStorageKey, readConsent } from "./consent.ts";

const answer = {
  accepted: true,
  date: "2026-11-20T10:00:00.000Z",
  version: "1.0",
  settings: { necessary: true, analytics: true, marketing: false },
};

const storing = (value: string | null) => ({
  getItem: (key: string) => (key === consentStorageKey ? value : null),
});

test("COOKIE-02: the record is read as it was stored", () => {
  expect(readConsent(storing(JSON.stringify(answer)))).toEqual(answer);
});

test.each([
  ["nothing", null],
  ["another version", JSON.stringify({ ...answer, version: "0.9" })],
  ["no date", JSON.stringify({ ...answer, date: "soon" })],
  ["necessary refused", JSON.stringify({ ...answer, settings: { ...answer.settings, necessary: false } })],
  ["a list", "[]"],
])("COOKIE-02: %s is no answer", (_what, stored) => {
  expect(readConsent(storing(stored))).toBeUndefined();
});

test("COOKIE-02: a read failure is left to whoever asks", () => {
  expect(() => readConsent(storing("{"))).toThrow(SyntaxError);
});
