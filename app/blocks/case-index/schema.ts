import { z } from "zod";
import { choice } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadCaseIndex from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  cases: choice(
    "Cases",
    { all: "All, with filters", here: "Cases that link to this page" },
    { help: "Filters come from the opening and the facts of each case page" },
  ).default("all"),
});
export type CaseIndexProps = z.output<typeof props>;

export const caseIndex = defineBlock({
  type: "case-index",
  version: 1,
  label: "Case list",
  description: "Cases with covers, clients and results: all with filters, or those that link to this page.",
  group: "proof",
  icon: "links",
  props,
  example: { label: "Cases", heading: "Read the one nearest to yours" },
  variants: { "those of this page": { label: "Used in", cases: "here" } },
  data: loadedBy<typeof loadCaseIndex>(),
});

export function markdown({ data, label, heading }: ShownProps<"case-index">, { language }: Edition): string {
  const messages = messagesIn(language).blocks.caseIndex;
  const rows = data.cases.map(({ client, path, sector, year, figure, excerpt }) => {
    const about = figure ? `**${words(figure.value)}** ${words(figure.label)}` : words(excerpt);
    return [linked({ label: client, href: path }), words(sector?.title), words(year), about]
      .filter(Boolean)
      .join(", ");
  });
  return section({ label, heading }, rows.length > 0 ? bullets(rows) : messages.empty);
}
