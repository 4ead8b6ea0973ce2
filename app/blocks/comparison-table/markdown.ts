import { tableToMarkdown } from "#app/domain/rich-text/markdown.ts";
import { section, words } from "../markdown-parts.ts";
import type { ComparisonTableProps } from "./schema.ts";

export default function comparisonTableMarkdown({
  label,
  heading,
  columns,
  rows,
}: ComparisonTableProps): string {
  const table = tableToMarkdown([
    ["", ...columns.map(({ name }) => words(name))],
    ...rows.map(({ name, cells }) => [
      words(name),
      ...columns.map((_, position) => words(cells[position]?.value)),
    ]),
  ]);
  return section({ label, heading }, table);
}
