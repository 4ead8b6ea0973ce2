import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  choice,
  choices,
  date,
  list,
  listOf,
  longText,
  number,
  phone,
  richText,
  tags,
  text,
  toggle,
} from "#app/fields/descriptors.ts";
import { fieldsOf } from "#app/fields/field-meta.ts";
import { hexColour } from "#app/fields/hex-colour.ts";
import { image, link } from "#app/fields/references.ts";
import { FormFields } from "./form-source.tsx";
import { formSchemaOf, typedValues } from "./typed-values.ts";

const opening = z.object({
  title: text("Title", { help: "In lists." }),
  summary: longText("Summary").optional(),
  note: text("Note").nullable(),
  places: number("Places", { min: 1, max: 9, unit: "people" }),
  contract: choice("Contract", { permanent: "Permanent", temporary: "Temporary" }).default("permanent"),
  days: choices("Days", { mon: "Monday", tue: "Tuesday" }),
  isRemote: toggle("Remote"),
  closes: date("Closes", { from: "2026-01-01" }).optional(),
  topics: tags("Topics"),
  phones: listOf("Phones", "phone", phone("Number")),
  steps: list("Steps", "step", { name: text("Name"), about: longText("About", { min: 0 }) }),
  action: link("Action").optional(),
  cover: image("Cover").optional(),
  body: richText("Text"),
  ink: hexColour("Ink", { against: { name: "paper", colour: "#ffffff" } }),
});

const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Words" }] }] };
const stored = {
  title: "Engineer",
  note: null,
  places: 2,
  contract: "temporary",
  days: ["tue"],
  isRemote: true,
  closes: "2026-12-31",
  topics: ["Ports", "Pilots"],
  phones: ["+44 161 496 0123"],
  steps: [{ name: "Call", about: "" }],
  action: { label: "Apply", href: "/apply" },
  cover: { src: "/art/cover.avif", alt: "A harbour", isDecorative: false },
  body,
  ink: "#000000",
};

function Example({ sent }: { sent?: FormData }) {
  const schema = formSchemaOf(opening);
  const [form] = useForm({
    id: "opening",
    defaultValue: typedValues(fieldsOf(opening), stored),
    lastResult: sent ? parseWithZod(sent, { schema }).reply() : undefined,
  });
  return (
    <form id={form.id}>
      <FormFields form={form} fields={opening} suggestions={{ topics: ["Ports"] }} />
    </form>
  );
}

/** The form data that a browser would submit. */
function sentBy(html: string): FormData {
  const form = new FormData();
  for (const [tag] of html.matchAll(/<(?:input|textarea|select)[^>]*>(?:[^<]*<\/textarea>)?/g)) {
    const attribute = (name: string) => decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]);
    const name = attribute("name");
    const type = attribute("type");
    if (!name || ((type === "checkbox" || type === "radio") && !tag.includes('checked=""'))) continue;
    form.append(name, tag.startsWith("<textarea") ? decoded(/>([^<]*)</.exec(tag)?.[1]) : attribute("value"));
  }
  const chosen = /<option value="([^"]*)" selected="">/.exec(html)?.[1];
  if (chosen) form.set("contract", chosen);
  return form;
}

const decoded = (html = "") =>
  html.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

test("an unchanged form submits its initial values", () => {
  const sent = sentBy(renderToStaticMarkup(<Example />));
  const parsed = parseWithZod(sent, { schema: formSchemaOf(opening) });

  expect(parsed.status === "success" ? parsed.value : parsed.error).toEqual(stored);
});

test("every control has a name and is described by its help text or error", () => {
  const sent = new FormData();
  sent.set("title", "");
  sent.set("closes", "2025-01-01");
  const [before, after] = [<Example key="a" />, <Example key="b" sent={sent} />].map((each) =>
    renderToStaticMarkup(each),
  );

  expect(before).toContain('<label for="opening-title"');
  expect(before).toMatch(/id="opening-title"[^>]*aria-describedby="opening-title-description"/);
  expect(before).toMatch(/<p id="opening-title-description"[^>]*>In lists\.<\/p>/);
  expect(before).toMatch(/type="date"[^>]*min="2026-01-01"/);
  expect(before).toContain("In use: Ports.");
  expect(after).toMatch(/<p id="opening-title-error"[^>]*>Title is missing<\/p>/);
  expect(after).toContain("Closes: choose a date from 2026-01-01 to 2199-12-31");
});

test("a draft may omit any field, and an empty nullable field is null", () => {
  const schema = formSchemaOf(opening, { isDraft: true });
  const parsed = parseWithZod(new FormData(), { schema });

  expect(parsed.status === "success" && parsed.value).toMatchObject({
    note: null,
    isRemote: false,
    topics: [],
  });
});

test("a malformed rich text is rejected and not read as an empty one", () => {
  for (const isDraft of [false, true]) {
    const sent = new FormData();
    sent.set("body", '{"type":"doc","cont');
    const parsed = parseWithZod(sent, { schema: formSchemaOf(opening, { isDraft }) });
    expect(parsed.status === "error" && parsed.error?.body).toEqual([
      expect.stringContaining("could not be read"),
    ]);
  }
});

test("a contrast too low for text shows a warning", () => {
  const schema = z.object({ ink: hexColour("Ink", { against: { name: "paper", colour: "#ffffff" } }) });
  function Colours() {
    const [form] = useForm({ id: "colours", defaultValue: { ink: "#999999" } });
    return <FormFields form={form} fields={schema} />;
  }
  expect(renderToStaticMarkup(<Colours />)).toContain("hard to read on paper: the contrast is 2.8 to 1");
  expect(formSchemaOf(schema).safeParse({ ink: "#999999" }).success).toBe(true);
});
