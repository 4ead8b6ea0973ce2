import { z } from "zod";
import { tableToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { list, text, toggle } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, words } from "../markdown-parts.ts";

export const comparisonTable = defineBlock({
  type: "comparison-table",
  version: 1,
  label: "Comparison table",
  description: "Options side by side, one row for each difference.",
  group: "lists",
  icon: "table",
  props: z.object({
    ...sectionHead,
    columns: list(
      "Columns",
      "column",
      { name: text("Name", { max: 40 }), isMarked: toggle("Highlighted").default(false) },
      { min: 2, max: 5 },
    ),
    rows: list(
      "Rows",
      "row",
      {
        name: text("Name", { max: 80 }),
        cells: list(
          "Cells",
          "cell",
          { value: text("Value", { max: 120, help: "“yes” is shown as a tick, “no” as a dash" }).optional() },
          { max: 5, help: "From left to right, one for each column" },
        ).default([]),
      },
      { min: 1, max: 30 },
    ),
  }),
  example: {
    label: "Compared",
    heading: "A house of your own, a freelancer, or us",
    columns: [{ name: "In-house" }, { name: "Freelancers" }, { name: "Our team", isMarked: true }],
    rows: [
      {
        name: "First release",
        cells: [{ value: "9–14 months" }, { value: "It depends" }, { value: "9–16 weeks" }],
      },
      { name: "Fixed price", cells: [{ value: "no" }, { value: "Sometimes" }, { value: "yes" }] },
      { name: "Answers in August", cells: [{ value: "yes" }, { value: "no" }, { value: "yes" }] },
      {
        name: "Knows your business",
        cells: [
          { value: "Best of all" },
          { value: "After a month" },
          { value: "After three weeks beside you" },
        ],
      },
    ],
  },
  variants: {
    "two columns, with gaps": {
      columns: [{ name: "Before" }, { name: "After" }],
      rows: [
        { name: "Reports", cells: [{ value: "44" }, { value: "12" }] },
        { name: "Read by anybody", cells: [{}, { value: "12" }] },
      ],
    },
  },
});

export function markdown({ label, heading, columns, rows }: z.output<typeof comparisonTable.props>): string {
  const table = tableToMarkdown([
    ["", ...columns.map(({ name }) => words(name))],
    ...rows.map(({ name, cells }) => [
      words(name),
      ...columns.map((_, position) => words(cells[position]?.value)),
    ]),
  ]);
  return section({ label, heading }, table);
}
