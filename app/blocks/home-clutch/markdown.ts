import { linked, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeClutchMarkdown({ data }: ViewProps<"home-clutch">): string {
  if (!data) return "";
  const { title, rating, reviews, url } = data;
  return section(
    { label: "Clutch", heading: title },
    linked({ label: "Read them on Clutch", href: url }),
    words(rating),
    rating ? words(reviews) : "",
  );
}
