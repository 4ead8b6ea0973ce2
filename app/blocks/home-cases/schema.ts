import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeCases from "./data.server.ts";

export const homeCases = defineHomeSection({
  type: "home-cases",
  icon: "case",
  label: "Home cases",
  description: "Selected cases with their pictures, on a dark background.",
  data: loadedBy<typeof loadHomeCases>(),
});

export function markdown(
  { data: { title, description, items } }: ShownProps<"home-cases">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.homeCases;
  return section(
    { label: messages.label, heading: title },
    words(description),
    ...items.map(({ title, label, description, url }) =>
      stacked(`### ${linked({ label: title, href: url })}`, label && `*${words(label)}*`, words(description)),
    ),
  );
}
