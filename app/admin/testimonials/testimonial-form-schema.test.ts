import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { testimonialFormSchema } from "./testimonial-form-schema.ts";

test("NEWS-01: a draft of a testimonial may be empty but for its version and its ground", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "", testimonial: "", theme: "dark" }))
    form.set(name, value);
  expect(parseWithZod(form, { schema: testimonialFormSchema })).toMatchObject({
    status: "success",
    value: { name: "", testimonial: "", company: null, theme: "dark" },
  });
});

test("SET-01: a flag is an emoji or a country code, and is stored as the emoji", () => {
  const { flag } = testimonialFormSchema.shape;
  const scotland = "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";
  for (const typed of ["pt", "PT", "🇵🇹", " 🇵🇹 "]) expect(flag.parse(typed), typed).toBe("🇵🇹");
  expect(flag.parse(scotland)).toBe(scotland);
  expect(flag.parse(undefined)).toBeNull();
  for (const typed of ["Germany", "XX", "D", "🙂", "🇵🇹🇩🇪", "🇽🇽"])
    expect(flag.safeParse(typed).error?.issues[0]?.message, typed).toContain("two-letter country code");
});
