import { z } from "zod";
import { toggle } from "#app/fields/descriptors.ts";
import { pageReferences } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadServicesList from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  services: pageReferences("Services", {
    help: "If empty, all pages below “Services”",
    max: 12,
  }).default([]),
  hasPictures: toggle("With pictures").default(true),
});
export type ServicesListProps = z.output<typeof props>;

export const servicesList = defineBlock({
  type: "services-list",
  version: 1,
  label: "Services list",
  description: "Services in large type with pictures: selected or all published ones.",
  group: "lists",
  icon: "services",
  props,
  example: { label: "Services", heading: "What we do all day" },
  variants: {
    "two, without pictures": { services: ["discovery", "ai-engineering"], hasPictures: false },
  },
  data: loadedBy<typeof loadServicesList>(),
});

export function markdown(
  { data, label, heading }: ResolvedProps<"services-list">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.servicesList;
  return section(
    { label, heading },
    ...data.services.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
    data.services.length === 0 && messages.empty,
  );
}
