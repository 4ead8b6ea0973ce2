import { linked, picture, section, stacked, words } from "../markdown-parts.ts";
import type { TeamProps } from "./schema.ts";

export default function teamMarkdown({ people, label, heading }: TeamProps): string {
  return section(
    { label, heading },
    ...people.map(({ name, role, text, portrait, action }) =>
      stacked(
        `### ${words(name)}`,
        picture(portrait),
        role && `*${words(role)}*`,
        words(text),
        action && linked(action),
      ),
    ),
  );
}
