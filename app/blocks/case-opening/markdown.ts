import { bullets, named, picture, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { CaseOpeningProps } from "./schema.ts";

export default function caseOpeningMarkdown(props: CaseOpeningProps): string {
  const { headline, lead, client, mark, year, sector, service, figure, cover } = props;
  return section(
    { heading: headline },
    picture(mark && { ...mark, caption: undefined }),
    bullets([
      named(messages.client, words(client)),
      named(messages.year, words(year)),
      named(messages.sector, words(sector)),
      named(messages.service, words(service)),
    ]),
    words(lead),
    `**${words(figure.value)}** ${words(figure.label)}`,
    picture(cover),
  );
}
