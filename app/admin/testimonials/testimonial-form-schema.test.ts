import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { testimonialFormSchema } from "./testimonial-form-schema.ts";

test("NEWS-01: a draft of a testimonial may be empty but for its version and its ground", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ baseVersion: "1", name: "", testimonial: "", theme: "dark" }))
    form.set(name, value);
  expect(parseWithZod(form, { schema: testimonialFormSchema })).toMatchObject({
    status: "success",
    value: { name: "", testimonial: "", company: null, theme: "dark" },
  });
});
