import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { OfficesProps } from "./schema.ts";

export default function officesMarkdown({ offices, label, heading }: OfficesProps): string {
  return section(
    { label, heading },
    ...offices.map(({ city, country, address, note, action }) =>
      stacked(
        `### ${[city, country].filter(Boolean).map(words).join(", ")}`,
        words(address),
        action && linked(action),
        words(note),
      ),
    ),
  );
}
