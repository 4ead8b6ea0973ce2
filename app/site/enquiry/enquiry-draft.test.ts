import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#tests/support/fake-storage.ts";

const draft = {
  leadId: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  values: { name: "Ines Duarte", description: "Ferries", ndaNeeded: "on" },
};
const noon = Date.parse("2026-11-20T12:00:00Z");
const hours = 60 * 60 * 1000;

const other = {
  leadId: "6a7eaaab-583a-4094-ae2b-e6024b276214",
  values: { name: "Ines", description: "Piers" },
};

let tab: typeof import("./enquiry-draft.ts");

/** A new tab, or one that was loaded again: `session` is what the tab has stored. */
async function openTab(session = new FakeStorage()) {
  vi.resetModules();
  vi.stubGlobal("sessionStorage", session);
  tab = await import("./enquiry-draft.ts");
  return session;
}

beforeEach(async () => {
  vi.stubGlobal("localStorage", new FakeStorage());
  await openTab();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("LEAD-11: a saved draft is restored within 24 hours, in the same tab with its key", async () => {
  const session = new FakeStorage();
  await openTab(session);
  tab.saveEnquiryDraft(draft);
  await openTab(session);
  expect(tab.draftedEnquiry()).toBe(draft.leadId);
  expect(tab.readDraft(Date.now() + 23 * hours)).toEqual(draft.values);

  await openTab();
  expect(tab.draftedEnquiry(), "another tab").toBeUndefined();
  expect(tab.readDraft()).toEqual(draft.values);
});

test("LEAD-11: a draft older than 24 hours is deleted from the browser", () => {
  tab.saveEnquiryDraft(draft, noon);

  expect(tab.readDraft(noon + 24 * hours + 1)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: an emptied form deletes its draft", () => {
  tab.saveEnquiryDraft(draft, noon);
  tab.saveEnquiryDraft({ ...draft, values: { name: "" } }, noon);

  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test("LEAD-11: two tabs keep the drafts of different enquiries, and sending one keeps the other", async () => {
  const first = await openTab();
  tab.saveEnquiryDraft(draft);
  const second = await openTab();
  tab.saveEnquiryDraft(other);
  await openTab(first);
  expect(tab.readDraft()).toEqual(draft.values);
  tab.deleteDraftOf(draft.leadId);
  await openTab(second);
  expect(tab.readDraft()).toEqual(other.values);
  tab.deleteDraftOf(other.leadId);
  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: sending what continued the draft of a closed tab deletes both, also after several visits", async () => {
  const now = Date.now();
  tab.saveEnquiryDraft(draft, now - 3);
  await openTab();
  tab.readDraft(now - 2);
  tab.saveEnquiryDraft(other, now - 2);
  await openTab();
  tab.readDraft(now - 1);
  tab.deleteDraftOf("not stored yet");
  expect(localStorage).toHaveLength(0);
});

test("LEAD-11: a draft that was continued in another tab stays if it was changed since", async () => {
  const first = await openTab();
  tab.saveEnquiryDraft(draft, Date.now() - 3);
  const second = await openTab();
  tab.readDraft();
  tab.saveEnquiryDraft(other, Date.now() - 2);
  await openTab(first);
  const changed = { ...draft, values: { ...draft.values, description: "Ferries, and piers" } };
  tab.saveEnquiryDraft(changed, Date.now() - 1);
  await openTab(second);
  tab.deleteDraftOf(other.leadId);
  await openTab(first);
  expect(tab.readDraft()).toEqual(changed.values);
});

test.each([
  ["no JSON", "{"],
  ["another shape", JSON.stringify({ values: [] })],
  ["a list", "[1]"],
  ["null", "null"],
  ["an empty draft", `{"x":null}`],
])("a stored value with %s is ignored", (_what, stored) => {
  localStorage.setItem("enquiry_draft", stored);

  expect(tab.readDraft(noon)).toBeUndefined();
});

test("values of the wrong type are dropped", () => {
  localStorage.setItem(
    "enquiry_draft",
    JSON.stringify({ x: { keptAt: noon, values: { name: 7, email: "a@b.example" } } }),
  );

  expect(tab.readDraft(noon)).toEqual({ email: "a@b.example" });
});

test("without browser storage nothing is saved and no error is thrown", () => {
  vi.stubGlobal("localStorage", undefined);

  tab.saveEnquiryDraft(draft, noon);
  expect(tab.readDraft(noon)).toBeUndefined();
});
