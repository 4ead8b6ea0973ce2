import { expect, test } from "vitest";
import { proseIn } from "#app/admin/translations/prose.ts";
import { findUnchanged } from "./unchanged-texts.ts";

const words = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const sentence = "We build software that agencies are proud of.";
const other = "Every project starts with a week in your team.";

const original = {
  title: "Services of an agency for software",
  excerpt: null,
  blocks: [
    { id: "a", type: "rich-text", version: 1, props: { text: words(sentence) } },
    {
      id: "b",
      type: "process-steps",
      version: 1,
      props: { steps: [{ title: "Kick-off" }, { text: other }] },
    },
  ],
};
const texts = proseIn(original).map(({ text }) => text);

test("LANG-05: texts of a translation that are still those of its original are named before publishing", () => {
  expect(findUnchanged(original, texts)).toEqual([
    {
      weight: "advice",
      message: "A text is still that of the original: “Services of an agency for software”",
      place: { kind: "field", path: ["title"] },
    },
    {
      weight: "advice",
      message: `A text is still that of the original: “${sentence}”`,
      place: { kind: "block", blockId: "a", path: ["text"] },
    },
    {
      weight: "advice",
      message: `A text is still that of the original: “${other}”`,
      place: { kind: "block", blockId: "b", path: ["steps", 1, "text"] },
    },
  ]);
  const moved = { blocks: [{ id: "c", type: "quote", version: 1, props: { text: sentence, note: other } }] };
  expect(findUnchanged(moved, texts).map(({ message }) => message)).toEqual([
    `2 texts are still those of the original, such as “${sentence}”`,
  ]);
  const translated = { ...original, title: "Leistungen", blocks: [] };
  expect(findUnchanged(translated, texts)).toEqual([]);
  expect(findUnchanged(original), "no translation").toEqual([]);
});

test("LANG-05: names, numbers, addresses and code may be the same in two languages", () => {
  for (const same of [
    "Kestrel & Partners, Inc.",
    "Ines Duarte, Head of Design",
    "2019 2020 2021 2022 2023 2024",
    "https://agency.example/one/two/three/four/five",
    "const answer = await ask(question, whom, where, when, how);",
    "page:0b5f7f0e-5f0e-4d3c-8b1a-0e4d3c8b1a0e",
  ])
    expect(proseIn({ same }), same).toEqual([]);
});
