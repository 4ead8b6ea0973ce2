import type { Edition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
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

export function markdown(
  { data: { title, subtitle, members } }: ShownProps<"home-team">,
  { language }: Edition,
): string {
  const messages = messagesIn(language).blocks.homeTeam;
  return section(
    { label: messages.label, heading: title },
    words(subtitle),
    bullets(members.map(({ name, role }) => `**${words(name)}**, ${words(role)}`)),
  );
}
