import { z } from "zod";
import { list, longText, number, text, toggle } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { defineBlock, sectionHead } from "../define-block.ts";
import { bullets, named, section, stacked, words } from "../markdown-parts.ts";
import { optionGroups } from "./estimate.ts";

const amount = (label: string) => number(label, { min: 0, max: 100_000_000 });

const priceRange = {
  name: text("Name", { max: 80 }),
  from: amount("From"),
  to: amount("To"),
};

export const priceCalculator = defineBlock({
  type: "price-calculator",
  version: 1,
  label: "Price calculator",
  description: "Visitors choose work, scope and extras, see a price range, and can send it with an enquiry.",
  group: "lists",
  icon: "price",
  props: z.object({
    ...sectionHead,
    currency: text("Currency", { max: 3, help: "Shown with each price, for example €" }).default("€"),
    work: list(
      "Kinds of work",
      "kind of work",
      {
        ...priceRange,
        isFixed: toggle("Fixed price", { help: "Scope and extras do not change it" }).default(false),
      },
      { min: 1, max: 12 },
    ),
    scopes: list(
      "Scopes",
      "scope",
      {
        name: text("Name", { max: 80 }),
        percent: number("Percent", {
          min: 1,
          max: 1000,
          help: "Percentage of the price of the work; 100 does not change it",
        }),
      },
      { max: 6 },
    ).default([]),
    extras: list("Extras", "extra", priceRange, { max: 12 }).default([]),
    note: longText("Note", {
      max: 300,
      help: "Shown below the result, for example taxes and exceptions",
    }).optional(),
  }),
  example: {
    label: "Calculator",
    heading: "What would yours cost?",
    work: [
      { name: "First release of a web product", from: 90000, to: 180000, isFixed: false },
      { name: "AI trial", from: 24000, to: 24000, isFixed: true },
    ],
    scopes: [
      { name: "One kind of user", percent: 100 },
      { name: "Several kinds of users", percent: 140 },
    ],
    extras: [{ name: "A native app", from: 45000, to: 80000 }],
    note: "Without VAT. The fixed price comes after the first call.",
  },
  variants: {
    "one kind of work, without a heading": {
      work: [{ name: "A technical audit", from: 9500, to: 9500, isFixed: true }],
    },
  },
});
export type PriceCalculatorProps = z.output<typeof priceCalculator.props>;

export function markdown(props: PriceCalculatorProps, { language }: Edition): string {
  const { label, heading, note } = props;
  return section(
    { label, heading },
    ...optionGroups(props, language).map(({ legend, options }) =>
      stacked(`**${legend}**`, bullets(options.map(({ name, price }) => named(name, words(price))))),
    ),
    words(note),
  );
}
