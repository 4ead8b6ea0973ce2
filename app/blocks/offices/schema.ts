import { z } from "zod";
import { list, longText, text } from "#app/fields/descriptors.ts";
import { image, link } from "#app/fields/references.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const offices = defineBlock({
  type: "offices",
  version: 1,
  label: "Offices",
  description: "Places with their addresses, and how to reach them.",
  group: "proof",
  icon: "place",
  props: z.object({
    ...sectionHead,
    offices: list(
      "Offices",
      "office",
      {
        city: text("City", { max: 60 }),
        country: text("Country", { max: 60 }).optional(),
        address: longText("Address", { max: 300 }).optional(),
        note: text("Note", { max: 80, help: "In small letters: coordinates, hours, which bell" }).optional(),
        image: image("Picture").optional(),
        action: link("Telephone, mail or map").optional(),
      },
      { min: 1, max: 12 },
    ),
  }),
  example: {
    label: "Offices",
    heading: "Three doors, ring twice at the second",
    offices: [
      {
        city: "Lisbon",
        country: "Portugal",
        address: "Rua da Boavista 84\n1200-068 Lisboa",
        note: "38.7081° N, 9.1485° W",
        image: { src: "/art/offices/lisbon-960.webp", isDecorative: true },
        action: { label: "+351 21 000 0000", href: "tel:+351210000000" },
      },
      {
        city: "Vilnius",
        country: "Lithuania",
        address: "Pylimo g. 21\n01141 Vilnius",
        note: "54.6779° N, 25.2797° E",
        image: { src: "/art/offices/vilnius-960.webp", isDecorative: true },
      },
      {
        city: "Manchester",
        country: "United Kingdom",
        address: "12 Tariff Street\nManchester M1 2FF",
        note: "53.4822° N, 2.2317° W",
        image: { src: "/art/offices/manchester-960.webp", isDecorative: true },
      },
    ],
  },
  variants: {
    "one, without a picture": {
      offices: [
        { city: "Tallinn", address: "By appointment", action: { label: "Write first", href: "/contact" } },
      ],
    },
  },
});
export type OfficesProps = z.output<typeof offices.props>;
