import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#tests/support/fake-storage.ts";
import { deleteDraftOf, readDraft, saveEnquiryDraft } from "./enquiry-draft.ts";

const draft = {
  leadId: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  values: { name: "Ines Duarte", description: "Ferries", ndaNeeded: "on" },
};
const noon = Date.parse("2026-11-20T12:00:00Z");
const hours = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("LEAD-11: a saved draft is restored within 24 hours", () => {
  saveEnquiryDraft(draft, noon);

  expect(readDraft(noon + 24 * hours)).toEqual(draft);
});

test("LEAD-11: a draft older than 24 hours is deleted from the browser", () => {
  saveEnquiryDraft(draft, noon);

  expect(readDraft(noon + 24 * hours + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: an emptied form deletes its draft", () => {
  saveEnquiryDraft(draft, noon);
  saveEnquiryDraft({ ...draft, values: { name: "" } }, noon);

  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: a submitted form deletes its draft, and keeps that of another tab", () => {
  saveEnquiryDraft(draft);
  deleteDraftOf("6a7eaaab-583a-4094-ae2b-e6024b276214");
  expect(readDraft()).toEqual(draft);

  deleteDraftOf(draft.leadId);
  expect(readDraft()).toBeUndefined();
});

test("LEAD-11: a tab keeps its draft beside that of another tab, and a new tab starts with the latest", () => {
  const first = sessionStorage;
  saveEnquiryDraft(draft);
  vi.stubGlobal("sessionStorage", new FakeStorage());
  expect(readDraft(), "a new tab").toEqual(draft);
  const other = { leadId: "6a7eaaab-583a-4094-ae2b-e6024b276214", values: { name: "Ines" } };
  saveEnquiryDraft(other);
  expect(readDraft()).toEqual(other);
  deleteDraftOf(other.leadId);
  expect(readDraft()).toBeUndefined();

  vi.stubGlobal("sessionStorage", first);
  expect(readDraft()).toEqual(draft);
  deleteDraftOf(draft.leadId);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ values: [] })],
  ["a list", "[1]"],
])("a stored value with %s is ignored", (_what, stored) => {
  localStorage.setItem("enquiry_draft", stored);

  expect(readDraft(noon)).toBeUndefined();
});

test("values of the wrong type are dropped", () => {
  localStorage.setItem(
    "enquiry_draft",
    JSON.stringify({ leadId: "x", keptAt: noon, values: { name: 7, email: "a@b.example" } }),
  );

  expect(readDraft(noon)).toEqual({ leadId: "x", values: { email: "a@b.example" } });
});

test("without browser storage nothing is saved and no error is thrown", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);

  saveEnquiryDraft(draft, noon);
  expect(readDraft(noon)).toBeUndefined();
});
