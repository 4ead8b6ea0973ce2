import { z } from "zod";
import { choice, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { linked, section, words } from "../markdown-parts.ts";
import { embedNames, frameFor } from "./hosts.ts";

export const embed = defineBlock({
  type: "embed",
  version: 1,
  label: "Embed",
  description: "Embedded content from another site, loaded on click.",
  group: "pictures",
  icon: "embed",
  props: z.object({
    ...sectionHead,
    address: text("Address", { max: 1000, isShown: false, help: `Of a page at ${embedNames}` }).refine(
      (address) => frameFor(address) !== undefined,
      `Address: use the address of a page at ${embedNames}`,
    ),
    title: text("Title", { max: 120, help: "Describes the embedded content" }),
    shape: choice("Shape", { wide: "16 : 9", classic: "4 : 3", square: "Square" }).default("wide"),
    caption: text("Caption", { max: 200 }).optional(),
  }),
  example: {
    label: "Where",
    heading: "The door on Tariff Street",
    address:
      "https://www.openstreetmap.org/export/embed.html?bbox=-2.2345%2C53.4808%2C-2.2289%2C53.4836&layer=mapnik&marker=53.4822%2C-2.2317",
    title: "A map of Manchester around 12 Tariff Street",
    caption: "© OpenStreetMap contributors",
  },
  variants: {
    "a pen, square": {
      address: "https://codepen.io/team/codepen/pen/PNaGbb",
      title: "A pen to try",
      shape: "square",
    },
  },
});

export function markdown({ label, heading, address, title, caption }: z.output<typeof embed.props>): string {
  return section({ label, heading }, linked({ label: title, href: address }), words(caption));
}
