import { z } from "zod";
import { list, longText, number, text } from "#app/fields/descriptors.ts";
import { link } from "#app/fields/references.ts";
import type { Edition } from "#app/languages/language.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import { priceRange } from "../price-range.ts";

const amount = (label: string) => number(label, { min: 0, max: 100_000_000 });

export const priceScale = defineBlock({
  type: "price-scale",
  version: 1,
  label: "Price scale",
  description:
    "Prices as lines on one scale, in true proportion. Visitors choose a budget and see what it buys.",
  group: "lists",
  icon: "bars",
  props: z.object({
    ...sectionHead,
    currency: text("Currency", { max: 3, help: "Shown with each price, for example €" }).default("€"),
    prices: list(
      "Prices",
      "price",
      {
        name: text("Name", { max: 80 }),
        from: amount("From"),
        to: amount("To"),
        unit: text("Unit", { max: 60, help: "For example: a month" }).optional(),
        note: text("Note", { max: 120, help: "For example: nine weeks, typically" }).optional(),
        link: link("Link").optional(),
      },
      { min: 1, max: 12, help: "The most expensive one is set in the largest type" },
    ),
    note: longText("Note", { max: 400, help: "Shown below the prices" }).optional(),
  }),
  example: {
    label: "List",
    heading: "Each price on one scale",
    prices: [
      { name: "First release", from: 90000, to: 180000, note: "Nine weeks, typically" },
      { name: "Discovery", from: 12000, to: 24000, note: "2–3 weeks" },
      {
        name: "Technical audit",
        from: 9500,
        to: 9500,
        link: { label: "What you get", href: "/services/discovery/technical-audit" },
      },
      { name: "Support", from: 6500, to: 22000, unit: "a month" },
    ],
    note: "Without VAT.",
  },
  variants: {
    "one price, without a heading": {
      currency: "CHF",
      prices: [{ name: "An afternoon", from: 0, to: 400 }],
    },
  },
});
export type PriceScaleProps = z.output<typeof priceScale.props>;

export function markdown(props: PriceScaleProps, { language }: Edition): string {
  const { label, heading, currency, prices, note } = props;
  return section(
    { label, heading },
    ...prices.map(({ name, unit, note: about, link, ...range }) =>
      stacked(
        `### ${words(name)}`,
        `**${words(priceRange(range, currency, language))}** ${words(unit)}`.trim(),
        words(about),
        link && linked(link),
      ),
    ),
    words(note),
  );
}
