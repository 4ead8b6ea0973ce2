import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import * as messages from "../home-messages.ts";
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

export function markdown({ data: { title, solutions } }: ShownProps<"home-solutions">): string {
  return section(
    { label: messages.solutions, heading: title },
    ...solutions.map(({ title, path, excerpt }) =>
      stacked(`### ${linked({ label: title, href: path })}`, words(excerpt)),
    ),
  );
}
