import { expect, test } from "vitest";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { a, h, img, p } from "#tests/support/rich-text.ts";
import { draftInForm, findInDraft, referencesIn } from "./content-checks.ts";

function formOf(values: Record<string, string>, ...content: object[]): FormData {
  const form = new FormData();
  const all = { body: JSON.stringify({ type: "doc", content }), ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}

const findings = (form: FormData, type: keyof typeof contentTypes = "article") =>
  findInDraft(contentTypes[type], draftInForm(contentTypes[type], form)).map(
    ({ weight, message, place }) => `${weight} ${place}: ${message}`,
  );

test("NEWS-01: an empty form lists what is missing, with the field of each", () => {
  expect(findings(formOf({ title: "", excerpt: "" }))).toEqual([
    "stop title: Title is missing",
    "stop body: Text is missing",
    "advice excerpt: There is no search description",
  ]);
  expect(findings(formOf({ name: "Ines" }), "testimonial")).toEqual([
    "stop testimonial: Quotation is missing",
  ]);
});

test("NEWS-01: a complete form has no findings", () => {
  expect(findings(formOf({ title: "Two tides", excerpt: "Both." }, h(2, "Why"), p("Words.")))).toEqual([]);
});

test("NEWS-01: skipped and empty headings, long texts and pictures without alternative text are found", () => {
  const form = formOf({ title: "x".repeat(70), excerpt: "y".repeat(200) }, h(4, "Why"), h(2, " "), {
    ...img("/art/a.webp"),
    attrs: { src: "/art/a.webp", alt: null },
  });
  expect(findings(form).map((each) => each.split(":")[0])).toEqual([
    "stop body",
    "advice body",
    "advice body",
    "advice excerpt",
    "advice title",
  ]);
});

test("NEWS-01: a number that cannot be read is no missing one, and its own field says what is wrong", () => {
  const form = formOf({ salaryFrom: "about 20" });
  const draft = draftInForm(contentTypes["job-opening"], form);
  expect(draft.salaryFrom).toBe("about 20");
});

test("NEWS-01: links and files of a draft are named with their fields", () => {
  const id = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
  const form = formOf(
    { title: "Two tides", coverImage: `/media/${id}` },
    p("See ", a("/does-not-exist", "this"), "."),
  );
  expect(referencesIn(contentTypes.article, draftInForm(contentTypes.article, form))).toEqual({
    links: [{ href: "/does-not-exist", place: "body" }],
    files: [{ id, place: "coverImage" }],
  });
});
