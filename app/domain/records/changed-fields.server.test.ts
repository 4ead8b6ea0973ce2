import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.server.ts";

test("ADMIN-06: a form conflicts in the fields that differ from the stored record, whatever its line breaks", () => {
  const stored = { title: "Pier", text: "one\r\ntwo", tags: ["sea"], owner: null as string | null };
  expect(changedFields(stored, { ...stored, text: "one\ntwo", tags: ["sea"] })).toEqual([]);
  expect(changedFields(stored, { title: "Harbour", tags: [], owner: "mara" })).toEqual([
    "title",
    "tags",
    "owner",
  ]);
  expect(changedFields(stored, { title: undefined }), "a field that the form does not have").toEqual([]);
});
