import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#tests/support/fake-storage.ts";
import { eraseDraft, keepDraft, readDraft } from "./enquiry-draft.ts";

const draft = {
  leadId: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  values: { name: "Ines Duarte", description: "Ferries", ndaNeeded: "on" },
};
const noon = Date.parse("2026-11-20T12:00:00Z");
const hours = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("LEAD-11: what is typed comes back within 24 hours", () => {
  keepDraft(draft, noon);

  expect(readDraft(noon + 24 * hours)).toEqual(draft);
});

test("LEAD-11: after 24 hours it is erased from the device", () => {
  keepDraft(draft, noon);

  expect(readDraft(noon + 24 * hours + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: an emptied form forgets its draft", () => {
  keepDraft(draft, noon);
  keepDraft({ ...draft, values: { name: "" } }, noon);

  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: a sent form erases it", () => {
  keepDraft(draft, noon);
  eraseDraft();

  expect(readDraft(noon)).toBeUndefined();
});

test.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ values: [] })],
  ["a list", "[1]"],
])("%s in the storage is no draft", (_what, stored) => {
  localStorage.setItem("enquiry_draft", stored);

  expect(readDraft(noon)).toBeUndefined();
});

test("values of another type are left out", () => {
  localStorage.setItem(
    "enquiry_draft",
    JSON.stringify({ leadId: "x", keptAt: noon, values: { name: 7, email: "a@b.example", website: "trap" } }),
  );

  expect(readDraft(noon)).toEqual({ leadId: "x", values: { email: "a@b.example" } });
});

test("a browser that refuses its storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);

  keepDraft(draft, noon);
  expect(readDraft(noon)).toBeUndefined();
});
