import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import type { PricingProps } from "./schema.ts";

export default function pricingMarkdown({ label, heading, offers, note }: PricingProps): string {
  return section(
    { label, heading },
    ...offers.map(({ name, price, unit, text, points, action }) =>
      stacked(
        `### ${words(name)}`,
        `**${words(price)}** ${words(unit)}`.trim(),
        words(text),
        bullets(points.map((point) => words(point.text))),
        action && linked(action),
      ),
    ),
    words(note),
  );
}
