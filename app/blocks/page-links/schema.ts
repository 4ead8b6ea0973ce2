import { z } from "zod";
import { pageReference } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const pageLinks = defineBlock({
  type: "page-links",
  version: 1,
  label: "Page links",
  description: "The published subpages of a page, in their order, each with its excerpt.",
  group: "lists",
  icon: "links",
  props: z.object({
    ...sectionHead,
    parentPageSlug: pageReference("Subpages of"),
  }),
  example: { label: "Solutions", heading: "What we build", parentPageSlug: "solutions" },
  variants: { "without a heading": { parentPageSlug: "services" } },
});
export type PageLinksProps = z.output<typeof pageLinks.props>;
