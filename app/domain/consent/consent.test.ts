import { expect, test } from "vitest";
import {
  allowedPurposes,
  consentRecord,
  consentStorageKey,
  everyPurpose,
  isExpired,
  noPurpose,
  readConsent,
} from "./consent.ts";

const answer = {
  accepted: true,
  date: "2026-11-20T10:00:00.000Z",
  version: "1.0",
  settings: { necessary: true, analytics: true, marketing: false },
};

const storing = (value: string | null) => ({
  getItem: (key: string) => (key === consentStorageKey ? value : null),
});

test("COOKIE-02: a stored consent record is read unchanged", () => {
  expect(readConsent(storing(JSON.stringify(answer)))).toEqual(answer);
});

test.each([
  ["no value", null],
  ["another version", JSON.stringify({ ...answer, version: "0.9" })],
  ["no date", JSON.stringify({ ...answer, date: "soon" })],
  [
    "necessary set to false",
    JSON.stringify({ ...answer, settings: { ...answer.settings, necessary: false } }),
  ],
  ["a list", "[]"],
])("COOKIE-02: a stored record with %s is ignored", (_what, stored) => {
  expect(readConsent(storing(stored))).toBeUndefined();
});

test("COOKIE-02: readConsent throws when the stored record is not valid JSON", () => {
  expect(() => readConsent(storing("{"))).toThrow(SyntaxError);
});

test.each([
  ["everything", everyPurpose, true],
  ["one purpose", { analytics: false, marketing: true }, true],
  ["nothing", noPurpose, false],
])(
  "COOKIE-02: a record of consent to %s has the fields accepted, date, version and settings",
  (_what, purposes, accepted) => {
    expect(consentRecord(purposes, new Date("2026-11-20T10:00:00Z"))).toEqual({
      accepted,
      date: "2026-11-20T10:00:00.000Z",
      version: "1.0",
      settings: { necessary: true, ...purposes },
    });
  },
);

test.each([
  ["just before the expiry date", 12, "2027-11-20T09:59:59.999Z", false],
  ["on the expiry date", 12, "2027-11-20T10:00:00.000Z", true],
  ["after one month of one", 1, "2026-12-20T10:00:00.000Z", true],
  ["after one month of six", 6, "2026-12-20T10:00:00.000Z", false],
  ["by a clock that is five minutes behind", 12, "2026-11-20T09:55:00.000Z", false],
  ["earlier than that before its date", 12, "2026-11-20T09:54:59.999Z", true],
  ["years before its date", 12, "2001-01-01T00:00:00.000Z", true],
])(
  "COOKIE-02: a record checked %s (valid for %i months, at %s) is expired: %s",
  (_when, months, now, expired) => {
    expect(isExpired(answer, months, new Date(now))).toBe(expired);
  },
);

test("COOKIE-04: no purpose is allowed without consent, and only the chosen ones with it", () => {
  expect(allowedPurposes(undefined)).toEqual(noPurpose);
  expect(allowedPurposes(readConsent(storing(JSON.stringify(answer))))).toMatchObject({
    analytics: true,
    marketing: false,
  });
});
