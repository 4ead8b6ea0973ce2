import * as messages from "../home-messages.ts";
import { linked, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeClutchMarkdown({ data }: ViewProps<"home-clutch">): string {
  if (!data) return "";
  const { title, rating, reviews, url } = data;
  return section(
    { label: messages.clutch, heading: title },
    linked({ label: messages.readReviews, href: url }),
    words(rating),
    rating ? words(reviews) : "",
  );
}
