import * as messages from "../home-messages.ts";
import { bullets, section, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeTeamMarkdown({ data }: ViewProps<"home-team">): string {
  if (!data) return "";
  const { title, subtitle, members } = data;
  return section(
    { label: messages.team, heading: title },
    words(subtitle),
    bullets(members.map(({ name, role }) => `**${words(name)}**, ${words(role)}`)),
  );
}
