import { z } from "zod";
import { list, text, toggle } from "#app/fields/descriptors.ts";
import { image } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, section, words } from "../markdown-parts.ts";

const clients = [
  ["Harbourline Ferries", "harbourline"],
  ["Nordvolt", "nordvolt"],
  ["Ostra Bank", "ostra"],
  ["Penumbra & Co", "penumbra-and-co"],
  ["Calder Health", "calder-health"],
  ["Tessel", "tessel"],
  ["Lumen Homes", "lumen-homes"],
  ["Attis", "attis"],
].map(([name = "", mark]) => ({ name, image: { src: `/art/marks/${mark}.svg`, isDecorative: true } }));

export const logoStrip = defineBlock({
  type: "logo-strip",
  version: 1,
  label: "Logo strip",
  description: "Logos of clients or partners; a name without a logo is shown as text.",
  group: "proof",
  icon: "logos",
  props: z.object({
    ...sectionHead,
    logos: list(
      "Logos",
      "logo",
      {
        name: text("Name", { max: 60, help: "Screen readers read it instead of the picture" }),
        image: image("Picture", { help: "Use an SVG and mark it as decorative" }).optional(),
      },
      { min: 2, max: 24 },
    ),
    isGrey: toggle("Without colour").default(false),
  }),
  example: { label: "We build for", logos: clients },
  variants: {
    "with a heading, some names without a mark": {
      heading: "Three of them have been here since the first year",
      logos: [
        ...clients.slice(0, 2),
        { name: "Kirkholm Port" },
        { name: "Halden Rail" },
        { name: "Solvane" },
      ],
      isGrey: true,
    },
  },
});

export function markdown({ logos, label, heading }: z.output<typeof logoStrip.props>): string {
  return section({ label, heading }, bullets(logos.map(({ name }) => words(name))));
}
