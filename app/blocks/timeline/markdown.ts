import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { TimelineProps } from "./schema.ts";

export default function timelineMarkdown({ moments, label, heading }: TimelineProps): string {
  return section(
    { label, heading },
    ...moments.map(({ when, title, text, image }) =>
      stacked(`### ${words(when)}: ${words(title)}`, words(text), picture(image)),
    ),
  );
}
