import { z } from "zod";
import { defineBlock, joinText, sectionHead } from "../define-block.ts";

export const pageLinks = defineBlock({
  type: "page-links",
  version: 1,
  label: "Page links",
  group: "lists",
  props: z.object({ ...sectionHead, parentPageSlug: z.string().min(1) }),
  example: { label: "Solutions", heading: "What we build", parentPageSlug: "solutions" },
  plainText: ({ label, heading }) => joinText(label, heading),
});
export type PageLinksProps = z.output<typeof pageLinks.props>;
