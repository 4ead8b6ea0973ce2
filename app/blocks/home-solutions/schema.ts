import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeSolutions from "./data.server.ts";

export const homeSolutions = defineHomeSection({
  type: "home-solutions",
  icon: "links",
  label: "Home solutions",
  description: "The published solutions in large type.",
  data: loadedBy<typeof loadHomeSolutions>(),
});

export function markdown(
  { data: { title, solutions } }: ShownProps<"home-solutions">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.homeSolutions;
  return section(
    { label: messages.label, heading: title },
    ...solutions.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
  );
}
