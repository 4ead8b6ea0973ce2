import { z } from "zod";
import { choice } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const caseIndex = defineBlock({
  type: "case-index",
  version: 1,
  label: "Case list",
  description:
    "Cases with covers, clients and results: all of them with filters, or those that name this page.",
  group: "proof",
  icon: "links",
  props: z.object({
    ...sectionHead,
    cases: choice(
      "Cases",
      { all: "All, with filters", here: "Those whose passport names this page" },
      { help: "Read from the opening and the passport of each page below the cases" },
    ).default("all"),
  }),
  example: { label: "Cases", heading: "Read the one nearest to yours" },
  variants: { "those of this page": { label: "Used in", cases: "here" } },
});
export type CaseIndexProps = z.output<typeof caseIndex.props>;
