import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import * as messages from "../home-messages.ts";
import { bullets, section, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeTeam from "./data.server.ts";

export const homeTeam = defineHomeSection({
  type: "home-team",
  icon: "people",
  label: "Home team",
  description: "The team in a row that scrolls horizontally.",
  data: loadedBy<typeof loadHomeTeam>(),
});

export function markdown({ data: { title, subtitle, members } }: ShownProps<"home-team">): string {
  return section(
    { label: messages.team, heading: title },
    words(subtitle),
    bullets(members.map(({ name, role }) => `**${words(name)}**, ${words(role)}`)),
  );
}
