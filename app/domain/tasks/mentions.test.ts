import { expect, test } from "vitest";
import { findMentions } from "./mentions.ts";

const people = [
  { id: "ada", name: "Ada Quill" },
  { id: "ana", name: "Ana" },
  { id: "ana-b", name: "Ana Brandt" },
  { id: "zoe", name: "Zoë Ferrand" },
];

test.each([
  ["@Ada Quill please look", ["ada"]],
  ["by the first name, @ada, in any case", ["ada"]],
  ["the whole name where two share the first: @Ana Brandt", ["ana-b"]],
  ["@ana (whose name is no more than that)", ["ana"]],
  ["(@Zoë) and @ADA QUILL, @ada once more", ["zoe", "ada"]],
  ["ada@kestrel.example is an address, @adalbert somebody else, @ nobody", []],
])("TASK-01: %s", (text, ids) => {
  expect(findMentions(text, people).map(({ id }) => id)).toEqual(ids);
});
