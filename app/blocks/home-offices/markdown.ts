import { section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeOfficesMarkdown({ data }: ViewProps<"home-offices">): string {
  if (!data) return "";
  const { title, description, items } = data;
  return section(
    { label: "Offices", heading: title },
    words(description),
    ...items.map(({ city, country, address, coordinates }) =>
      stacked(`### ${words(city)}`, words(country), words(address), words(coordinates)),
    ),
  );
}
