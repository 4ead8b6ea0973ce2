import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { linked, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeClutch from "./data.server.ts";

export const homeClutch = defineHomeSection({
  type: "home-clutch",
  icon: "number",
  label: "Home Clutch rating",
  description: "The rating on Clutch, with a link to it.",
  data: loadedBy<typeof loadHomeClutch>(),
});

export function markdown(
  { data: { title, rating, reviews, url } }: ShownProps<"home-clutch">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.homeClutch;
  return section(
    { label: messages.label, heading: title },
    linked({ label: messages.readReviews, href: url }),
    words(rating),
    rating ? words(reviews) : "",
  );
}
