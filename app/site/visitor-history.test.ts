import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { FakeStorage } from "#tests/support/fake-storage.ts";

const answer = JSON.stringify({
  accepted: false,
  date: "2026-11-20T10:00:00.000Z",
  version: "1.0",
  settings: { necessary: true, analytics: false, marketing: false },
});

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads the modules again, as a page load does: values in memory are lost. */
async function freshPage() {
  vi.resetModules();
  return {
    ...(await import("./visitor-history.ts")),
    ...(await import("./first-touch.ts")),
    ...(await import("./session-memory.ts")),
    ...(await import("./consent/answer.ts")),
  };
}

test("LEAD-12: a visit is stored as path and ISO time", async () => {
  const { recordVisit, readVisitorHistory } = await freshPage();

  recordVisit("/solutions/dwh", new Date("2026-11-20T10:00:00Z"));

  expect(readVisitorHistory()).toEqual(["/solutions/dwh (2026-11-20T10:00:00.000Z)"]);
});

test("LEAD-12: the last 20 visits are stored", async () => {
  const { recordVisit, readVisitorHistory } = await freshPage();

  for (let visit = 1; visit <= 25; visit += 1) recordVisit(`/page-${visit}`);

  expect(readVisitorHistory()).toHaveLength(20);
  expect(readVisitorHistory()[0]).toMatch(/^\/page-6 \(/);
  expect(readVisitorHistory()[19]).toMatch(/^\/page-25 \(/);
});

test("LEAD-12: nothing is stored before the consent banner is answered", async () => {
  const { recordVisit, rememberFirstTouch } = await freshPage();

  recordVisit("/");
  rememberFirstTouch(new URL("https://kestrel.example/?utm_source=mail"), "");

  expect(sessionStorage).toHaveLength(0);
  expect((await freshPage()).readVisitorHistory()).toEqual([]);
});

test("LEAD-12: after consent the visits in memory survive a reload", async () => {
  const before = await freshPage();
  before.recordVisit("/");
  localStorage.setItem(consentStorageKey, answer);
  before.recordVisit("/cases");

  const after = await freshPage();

  expect(after.readVisitorHistory().map((entry) => entry.split(" ")[0])).toEqual(["/", "/cases"]);
});

test("LEAD-12: answering the banner moves the visits from memory to session storage", async () => {
  vi.stubGlobal("window", new EventTarget());
  const { recordVisit, followConsent, saveAnswer } = await freshPage();
  const stop = followConsent();
  recordVisit("/");
  expect(sessionStorage).toHaveLength(0);

  saveAnswer({ analytics: false, marketing: false });

  expect((await freshPage()).readVisitorHistory()).toHaveLength(1);
  stop();
});

test("LEAD-12: withdrawing the answer moves the stored visits back to memory", async () => {
  vi.stubGlobal("window", new EventTarget());
  localStorage.setItem(consentStorageKey, answer);
  const { recordVisit, followConsent, removeAnswer, readVisitorHistory } = await freshPage();
  const stop = followConsent();
  recordVisit("/");
  expect(sessionStorage).toHaveLength(1);

  removeAnswer();

  expect(sessionStorage).toHaveLength(0);
  expect(readVisitorHistory()).toHaveLength(1);
  stop();
});

test("LEAD-12: clearing the history removes it from memory and storage", async () => {
  localStorage.setItem(consentStorageKey, answer);
  const { recordVisit, clearVisitorHistory, readVisitorHistory } = await freshPage();
  recordVisit("/");

  clearVisitorHistory();

  expect(readVisitorHistory()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test("LEAD-12: without browser storage the history is in memory", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { recordVisit, readVisitorHistory } = await freshPage();

  recordVisit("/");

  expect(readVisitorHistory()).toHaveLength(1);
});

test("LEAD-12: the first touch is kept for the session", async () => {
  const { rememberFirstTouch, readFirstTouch } = await freshPage();

  rememberFirstTouch(
    new URL("https://kestrel.example/?utm_source=letter&utm_campaign=ferries"),
    "https://search.example/",
  );
  rememberFirstTouch(new URL("https://kestrel.example/cases?utm_source=other"), "https://kestrel.example/");

  expect(readFirstTouch()).toEqual({
    utmSource: "letter",
    utmMedium: "",
    utmCampaign: "ferries",
    utmTerm: "",
    utmContent: "",
    referrer: "https://search.example/",
  });
});

test("LEAD-12: a page of this site is not a referrer", async () => {
  const { touchFromUrl } = await freshPage();

  expect(touchFromUrl(new URL("https://kestrel.example/cases"), "https://kestrel.example/").referrer).toBe(
    "",
  );
});

test("LEAD-12: campaign values of the previous page are used if it could not store them", async () => {
  const { touchFromUrl } = await freshPage();

  const touch = touchFromUrl(
    new URL("https://kestrel.example/cases"),
    "https://kestrel.example/about?utm_source=letter",
  );

  expect(touch).toMatchObject({ utmSource: "letter", referrer: "" });
});
