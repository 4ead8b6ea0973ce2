import { bullets, named, picture, section, words } from "../markdown-parts.ts";
import type { CaseOpeningProps } from "./schema.ts";

export default function caseOpeningMarkdown(props: CaseOpeningProps): string {
  const { headline, lead, client, mark, year, sector, service, figure, cover } = props;
  return section(
    { heading: headline },
    picture(mark && { ...mark, caption: undefined }),
    bullets([
      named("Client", words(client)),
      named("Year", words(year)),
      named("Sector", words(sector)),
      named("Service", words(service)),
    ]),
    words(lead),
    `**${words(figure.value)}** ${words(figure.label)}`,
    picture(cover),
  );
}
