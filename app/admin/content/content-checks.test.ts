import { expect, test } from "vitest";
import { blankOf } from "#app/domain/content-types/content-draft.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { a, h, img, p } from "#tests/support/rich-text.ts";
import { findInDraft, referencesIn } from "./content-checks.ts";

function draftOf(type: keyof typeof contentTypes, values: object) {
  const blank = contentTypes[type].fields.map((field) => [field.name, blankOf(field)]);
  return { ...Object.fromEntries(blank), ...values };
}

const bodyOf = (...content: object[]) => ({ body: { type: "doc", content } });

function findings(values: object, type: keyof typeof contentTypes = "article") {
  return findInDraft(contentTypes[type], draftOf(type, values), draftOf(type, {})).map(
    ({ weight, message, place }) => `${weight} ${place}: ${message}`,
  );
}

test("NEWS-01: an empty draft lists what is missing, with the field of each", () => {
  expect(findings({ title: "", excerpt: "" })).toEqual([
    "stop title: Title is missing",
    "stop body: Text is missing",
    "advice excerpt: There is no search description",
  ]);
  expect(findings({ name: "Ines" }, "testimonial")).toEqual(["stop testimonial: Quotation is missing"]);
});

test("NEWS-01: a complete draft has no findings", () => {
  const complete = { title: "Two tides", excerpt: "Both.", ...bodyOf(h(2, "Why"), p("Words.")) };
  expect(findings(complete)).toEqual([]);
});

test("NEWS-01: skipped and empty headings, long texts and pictures without alternative text are found", () => {
  const picture = { ...img("/art/a.webp"), attrs: { src: "/art/a.webp", alt: null } };
  const draft = {
    title: "x".repeat(70),
    excerpt: "y".repeat(200),
    ...bodyOf(h(4, "Why"), h(2, " "), picture),
  };
  expect(findings(draft).map((each) => each.split(":")[0])).toEqual([
    "stop body",
    "advice body",
    "advice body",
    "advice excerpt",
    "advice title",
  ]);
});

test("NEWS-01: a value that its field refuses blocks publishing, unless it is published already", () => {
  const flag = "https://flags.example/portugal.svg";
  const draft = draftOf("testimonial", { name: "Ines", testimonial: "Twice.", theme: "dark", flag });
  expect(findInDraft(contentTypes.testimonial, draft, draftOf("testimonial", {}))).toMatchObject([
    { weight: "stop", place: "flag" },
  ]);
  expect(findInDraft(contentTypes.testimonial, draft, draft)).toEqual([]);
});

test("NEWS-01: links and files of a draft are named with their fields", () => {
  const id = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
  const text = bodyOf(p("See ", a("/does-not-exist", "this"), "."));
  const draft = draftOf("article", { title: "Two tides", coverImage: `/media/${id}`, ...text });
  expect(referencesIn(contentTypes.article, draft)).toEqual({
    links: [{ href: "/does-not-exist", place: "body" }],
    files: [{ id, place: "coverImage" }],
  });
});
