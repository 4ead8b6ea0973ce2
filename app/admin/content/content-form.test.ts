import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { asTyped } from "#app/domain/content-types/content-draft.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { typedSchema } from "./content-form.tsx";

const articleSchema = typedSchema(contentTypes.article.schema, ".");

const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Words" }] }] };

function sent(values: Record<string, string>) {
  const form = new FormData();
  const all = { body: JSON.stringify(body), ...values };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return parseWithZod(form, { schema: articleSchema });
}

test("NEWS-01: a draft of an article may be empty", () => {
  expect(sent({ title: "", tags: "", publishedDate: "" })).toMatchObject({
    status: "success",
    value: { title: "", excerpt: null, tags: [], publishedDate: null, body },
  });
});

test("NEWS-01: tags are separated by commas and stored without duplicates", () => {
  expect(sent({ tags: " Ports, Pilots,,Ports , مرفأ" })).toMatchObject({
    value: { tags: ["Ports", "Pilots", "مرفأ"] },
  });
  expect(sent({ tags: "x".repeat(41) })).toMatchObject({ status: "error" });
});

test("NEWS-01: a malformed rich text is rejected and not read as an empty one", () => {
  expect(sent({ body: '{"type":"doc","cont' })).toMatchObject({
    status: "error",
    error: { body: [expect.stringContaining("could not be read")] },
  });
  expect(sent({ body: '"no document"' })).toMatchObject({ status: "error" });
});

test("NEWS-01: a value is shown in its input the way it is typed", () => {
  expect(asTyped(["Ports", "Pilots"])).toBe("Ports, Pilots");
  expect(asTyped(null)).toBe("");
});

test("SAFE-05: a rich text nested 20,000 levels deep is rejected like invalid JSON", () => {
  const deep = `{"type":"doc","content":[${'{"type":"blockquote","content":['.repeat(20_000)}${"]}".repeat(20_000)}]}`;
  for (const body of [deep, "{"]) {
    const parsed = articleSchema.safeParse({ body });
    expect(parsed.error?.issues).toMatchObject([
      { path: ["body"], message: expect.stringContaining("could not be read") },
    ]);
  }
});

const testimonialSchema = typedSchema(contentTypes.testimonial.schema, ".");

test("NEWS-01: a draft of a testimonial may be empty", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "", testimonial: "", theme: "dark" }))
    form.set(name, value);
  expect(parseWithZod(form, { schema: testimonialSchema })).toMatchObject({
    status: "success",
    value: { name: "", testimonial: "", company: null, theme: "dark" },
  });
});

test("SET-01: a flag is an emoji or a country code, and is stored as the emoji", () => {
  const parse = (flag?: string) => testimonialSchema.safeParse({ flag });
  const scotland = "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
  for (const typed of ["pt", "PT", "🇵🇹", " 🇵🇹 "]) expect(parse(typed).data?.flag, typed).toBe("🇵🇹");
  expect(parse(scotland).data?.flag).toBe(scotland);
  expect(parse().data?.flag).toBeNull();
  for (const typed of ["Germany", "XX", "D", "🙂", "🇵🇹🇩🇪", "🇽🇽"])
    expect(parse(typed).error?.issues[0]?.message, typed).toContain("two-letter country code");
});

test.each([
  ["48.000", ",", 48_000],
  ["48 000", ".", 48_000],
  ["48.000", ".", "Unclear number. Write 48,000 or 48000 for thousands"],
  ["4,5", ",", "Use a whole number without decimals, like 4"],
] as const)(
  "BLOCK-01: the salary %s with the decimal sign %s is stored as meant or refused",
  (typed, decimal, result) => {
    const form = new FormData();
    form.set("salaryFrom", typed);
    const parsed = parseWithZod(form, { schema: typedSchema(contentTypes["job-opening"].schema, decimal) });
    const read = parsed.status === "success" ? parsed.value.salaryFrom : parsed.error?.salaryFrom?.[0];
    expect(read).toBe(result);
  },
);
