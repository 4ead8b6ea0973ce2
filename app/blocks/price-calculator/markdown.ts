import { bullets, named, section, stacked, words } from "../markdown-parts.ts";
import { optionGroups } from "./estimate.ts";
import type { PriceCalculatorProps } from "./schema.ts";

export default function priceCalculatorMarkdown(props: PriceCalculatorProps): string {
  const { label, heading, note } = props;
  return section(
    { label, heading },
    ...optionGroups(props).map(({ legend, options }) =>
      stacked(`**${legend}**`, bullets(options.map(({ name, price }) => named(name, words(price))))),
    ),
    words(note),
  );
}
