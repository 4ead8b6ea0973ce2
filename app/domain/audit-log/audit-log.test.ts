import { expect, test } from "vitest";
import { actionWords, changedValues } from "./audit-log.ts";

test("ADMIN-05: only differing values are listed, each with its path", () => {
  const before = { role: "sales", toPath: "/a", items: [{ title: "One" }, { title: "Two" }] };
  const after = {
    role: "viewer",
    toPath: "/a",
    items: [{ title: "One" }, { title: "Three" }, { title: "Four" }],
  };
  expect(changedValues(before, after)).toEqual([
    { name: "role", before: "sales", after: "viewer" },
    { name: "items 2 title", before: "Two", after: "Three" },
    { name: "items 3 title", before: undefined, after: "Four" },
  ]);
});

test("ADMIN-05: a value present on one side only is listed with that side", () => {
  expect(changedValues(undefined, { version: 3, is_on: true })).toEqual([
    { name: "version", before: undefined, after: "3" },
    { name: "is on", before: undefined, after: "true" },
  ]);
  expect(changedValues("Old words", "New words")).toEqual([
    { name: "", before: "Old words", after: "New words" },
  ]);
  expect(changedValues(undefined, null)).toEqual([]);
});

test("ADMIN-05: an action is shown as readable text", () => {
  expect(actionWords("page.discard-draft")).toBe("Page: discard draft");
  expect(actionWords("setting.save")).toBe("Setting: save");
});
