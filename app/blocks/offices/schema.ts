import { z } from "zod";
import { longText, toggle } from "#app/fields/descriptors.ts";
import { telephone } from "#app/ui/telephone.ts";
import { defineBlock, loadedBy, sectionHead, source } from "../define-block.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadOffices from "./data.server.ts";
import type { OfficeListData } from "./data.server.ts";

const props = z.object({
  source,
  ...sectionHead,
  text: longText("Text", { max: 400 }).optional(),
  map: toggle("Map", { help: "Shows the offices that have coordinates" }).default(true),
});
export type OfficesProps = z.output<typeof props>;

export const offices = defineBlock({
  type: "offices",
  version: 2,
  label: "Offices",
  description: "The offices from the settings: address, phone, opening hours, local time and a map.",
  group: "proof",
  icon: "place",
  props,
  example: {
    label: "Offices",
    heading: "Three doors, ring twice at the second",
    text: "Write first, so that the right people are in.",
  },
  variants: {
    "addresses alone": { map: false },
    "with the texts of the settings": { source: "settings", label: "Offices", map: false },
  },
  // Version 1 stored its own addresses; they are now read from the settings.
  migrations: { 1: ({ offices: _, ...props }) => props },
  formerly: {
    "home-offices": { version: 2, props: { source: "settings", label: "Offices", map: false } },
  },
  data: loadedBy<typeof loadOffices>(),
});

export function markdown({ data, label, ...props }: ShownProps<"offices">): string {
  const { heading, text } = data.texts ?? props;
  return section({ label, heading }, words(text), ...officeSections(data));
}

function officeSections({ offices }: OfficeListData): string[] {
  return offices.map(({ city, country, address, phone, hoursText, coordinates }) =>
    stacked(
      `### ${words(city)}`,
      words(country),
      words(address),
      phone && linked({ label: phone, href: telephone(phone) }),
      words(hoursText),
      words(coordinates),
    ),
  );
}
