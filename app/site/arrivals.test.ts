import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { FakeStorage } from "#tests/support/fake-storage.ts";
import { noteArrival, takeArrivals } from "./arrivals.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates opening a document, whose inline script runs at once. */
function open(href: string, referrer: string) {
  vi.stubGlobal("location", { href });
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("window", { location: { href } });
  noteArrival();
}

test("LEAD-12: visits recorded before hydration are read once by the next document", () => {
  localStorage.setItem(consentStorageKey, "{}");
  open("https://kestrel.example/about?utm_source=letter", "https://search.example/");
  open("https://kestrel.example/cases", "https://kestrel.example/about?utm_source=letter");

  const at = expect.any(Date);
  expect(takeArrivals()).toEqual([
    { href: "https://kestrel.example/about?utm_source=letter", referrer: "https://search.example/", at },
    {
      href: "https://kestrel.example/cases",
      referrer: "https://kestrel.example/about?utm_source=letter",
      at,
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test("LEAD-12: without an answer to the consent banner nothing is stored, and only the current visit is known", () => {
  open("https://kestrel.example/about", "https://search.example/");
  open("https://kestrel.example/cases", "https://kestrel.example/about");

  expect(sessionStorage).toHaveLength(0);
  expect(takeArrivals().map(({ href }) => href)).toEqual(["https://kestrel.example/cases"]);
});

test("LEAD-12: invalid stored visits are ignored", () => {
  for (const invalid of ["{", "7", '[7, ["/about", "", "now"]]']) {
    sessionStorage.setItem("arrivals", invalid);
    open("https://kestrel.example/cases", "");
    expect(takeArrivals(), invalid).toHaveLength(1);
  }
});
