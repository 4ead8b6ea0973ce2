import { z } from "zod";
import { defineBlock, joinText } from "../define-block.ts";

/** Ids or slugs of pages; resolved to published pages when the block is read. */
const pageReferences = z.array(z.string().min(1)).default([]);

export const casePassport = defineBlock({
  type: "case-passport",
  version: 1,
  label: "Case passport",
  group: "proof",
  props: z.object({
    facts: z
      .array(z.object({ label: z.string().min(1).max(40), value: z.string().min(1).max(120) }))
      .default([]),
    techStack: pageReferences,
    services: pageReferences,
  }),
  example: {
    facts: [
      { label: "Client", value: "Harbourline Ferries" },
      { label: "Year", value: "2025" },
    ],
    techStack: ["postgres", "typescript"],
    services: ["product-design"],
  },
  plainText: ({ facts }) => joinText(...facts.map(({ label, value }) => `${label}: ${value}`)),
});
export type CasePassportProps = z.output<typeof casePassport.props>;
