import { expect, test } from "vitest";
import { findMentions, newTaskSchema, suggestPeople } from "./task.ts";

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
  ["(@Zoë) and @ADA QUILL, @ada again", ["zoe", "ada"]],
  ["@zoe, whose name has an accent", ["zoe"]],
  ["ada@kestrel.example is an address, @adalbert somebody else, @ nobody", []],
])("TASK-01: mentions are recognised: %s", (text, ids) => {
  expect(findMentions(text, people).map(({ id }) => id)).toEqual(ids);
});

test.each(["", "   ", "\u200b"])("TASK-01: a title without a visible character is refused: %j", (title) => {
  const issues = newTaskSchema.safeParse({ title }).error?.issues;
  expect(issues).toMatchObject([{ path: ["title"], message: "Enter a title" }]);
});

test("TASK-01: suggestions after an @ list people whose name begins with the text before other matches", () => {
  const namesOf = (typed: string) => suggestPeople(typed, people).map(({ name }) => name);
  expect(namesOf("a")).toEqual(["Ada Quill", "Ana", "Ana Brandt"]);
  expect(namesOf("QUI")).toEqual(["Ada Quill"]);
  expect(namesOf("b")).toEqual(["Ana Brandt"]);
  expect(namesOf("ana b")).toEqual(["Ana Brandt"]);
  expect(namesOf("zoe")).toEqual(["Zoë Ferrand"]);
  expect(namesOf("ana can you")).toEqual([]);
  expect(namesOf("")).toHaveLength(4);
});
