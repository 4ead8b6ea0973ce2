import { z } from "zod";
import { toggle } from "#app/fields/descriptors.ts";
import { pageReference } from "#app/fields/references.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadPageLinks from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  parentPageSlug: pageReference("Subpages of"),
  isRest: toggle("Only those that no other block of this page names", {
    help: "For example after a link wall, so that a new page is listed at once",
  }).default(false),
});
export type PageLinksProps = z.output<typeof props>;

export const pageLinks = defineBlock({
  type: "page-links",
  version: 1,
  label: "Page links",
  description: "The published subpages of a page, in their order, each with its excerpt.",
  group: "lists",
  icon: "links",
  props,
  example: { label: "Solutions", heading: "What we build", parentPageSlug: "solutions" },
  variants: {
    "without a heading": { parentPageSlug: "services" },
    "the rest": { label: "Also", parentPageSlug: "services", isRest: true },
  },
  data: loadedBy<typeof loadPageLinks>(),
});

export function markdown({ data, ...head }: ShownProps<"page-links">): string {
  const links = data.pages.map(({ title, path, excerpt }) => {
    const link = linked({ label: title, href: path });
    return excerpt ? `${link}: ${words(excerpt)}` : link;
  });
  return section(head, bullets(links));
}
