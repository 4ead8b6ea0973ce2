import { expect, test } from "vitest";
import { blocks } from "#app/blocks/registry.ts";
import { fieldsOf } from "./field-meta.ts";

test("BLOCK-01: the fields of the editor's form are derived from the schema", () => {
  expect(fieldsOf(blocks["process-steps"].props)).toEqual([
    {
      name: "label",
      control: "text",
      label: "Label",
      help: "Shown in small type above the section",
      max: 60,
      required: false,
    },
    { name: "heading", control: "text", label: "Heading", max: 160, required: false },
    {
      name: "steps",
      control: "list",
      label: "Steps",
      item: "step",
      min: 1,
      max: 40,
      required: true,
      fields: [
        { name: "title", control: "text", label: "Title", max: 80, required: true },
        { name: "text", control: "longText", label: "Text", max: 400, required: true },
        {
          name: "note",
          control: "text",
          label: "Note",
          help: "A few characters at the end of the row, for example wk 1–3",
          max: 24,
          required: false,
        },
      ],
    },
    expect.objectContaining({ name: "beside", control: "group", required: false }),
  ]);
});

test.each(Object.values(blocks))("BLOCK-01: every prop of $label has an editable field", (block) => {
  const described = fieldsOf(block.props);
  expect(described.map(({ name }) => name)).toEqual(Object.keys(block.props.shape));
  expect(JSON.parse(JSON.stringify(described))).toEqual(described);
});
