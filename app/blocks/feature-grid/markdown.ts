import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { FeatureGridProps } from "./schema.ts";

export default function featureGridMarkdown({ features, label, heading }: FeatureGridProps): string {
  return section(
    { label, heading },
    ...features.map(({ title, text, action }) =>
      stacked(`### ${words(title)}`, words(text), action && linked(action)),
    ),
  );
}
