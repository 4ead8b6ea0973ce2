import { useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { CheckboxField, SelectField, TextAreaField, TextField } from "./fields.tsx";
import { FormErrors } from "./form-errors.tsx";

const schema = z
  .object({
    title: z.string({ error: "Title is required" }),
    body: z.string().min(5, "Too short"),
    kind: z.enum(["a", "b"]),
    hidden: z.boolean().optional(),
  })
  .refine(() => false, "Nothing fits");

function Example({ sent }: { sent?: Record<string, string> }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) body.set(name, value);
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "example",
    constraint: getZodConstraint(schema),
    lastResult: sent ? parseWithZod(body, { schema }).reply() : undefined,
  });
  return (
    <form id={form.id}>
      <FormErrors form={form} />
      <TextField field={fields.title} label="Title" hint="At most 90 characters" autoComplete="off" />
      <TextAreaField field={fields.body} label="Body" />
      <SelectField field={fields.kind} label="Kind" options={[{ value: "a", label: "A" }]} />
      <CheckboxField field={fields.hidden} label="Hidden" />
    </form>
  );
}

test("a field without errors is labelled by its label and described by its hint", () => {
  const html = renderToStaticMarkup(<Example />);

  expect(html).toContain('<label for="example-title"');
  expect(html).toMatch(/<input[^>]*id="example-title"[^>]*aria-describedby="example-title-description"/);
  expect(html).toContain('<p id="example-title-description"');
  expect(html).not.toContain('aria-invalid="');
});

test("LEAD-04: a field with an error shows it, is marked invalid and is described by the error", () => {
  const html = renderToStaticMarkup(<Example sent={{ body: "abc", kind: "a", hidden: "on" }} />);

  expect(html).toMatch(/<p id="example-title-error"[^>]*>Title is required<\/p>/);
  expect(html).toMatch(
    /<input[^>]*id="example-title"[^>]*aria-invalid="true"[^>]*aria-describedby="example-title-error"/,
  );
  expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>abc<\/textarea>/);
});

test("submitted values are shown again in the controls", () => {
  const html = renderToStaticMarkup(
    <Example sent={{ title: "Ferries", body: "Fourteen routes", kind: "a", hidden: "on" }} />,
  );

  expect(html).toContain('value="Ferries"');
  expect(html).toContain(">Fourteen routes</textarea>");
  expect(html).toMatch(/type="checkbox"[^>]*checked=""/);
  expect(html).toMatch(/role="alert"[^>]*><p>Nothing fits<\/p>/);
});
