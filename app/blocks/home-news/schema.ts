import { sitePaths } from "#app/paths/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { loadedBy } from "../define-block.ts";
import { defineHomeSection } from "../define-home-section.ts";
import * as messages from "../home-messages.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadHomeNews from "./data.server.ts";

export const homeNews = defineHomeSection({
  type: "home-news",
  icon: "news",
  label: "Home news",
  description: "The newest three articles.",
  data: loadedBy<typeof loadHomeNews>(),
});

export function markdown({ data: { title, articles } }: ShownProps<"home-news">): string {
  return section(
    { label: messages.news, heading: title },
    ...articles.map(({ slug, title, excerpt, publishedDate, tags }, position) =>
      stacked(
        [publishedDate && calendarDate(publishedDate), words(tags.join(", "))].filter(Boolean).join(" · "),
        `### ${linked({ label: title, href: sitePaths.article(slug) })}`,
        position === 0 && words(excerpt),
      ),
    ),
    linked({ label: messages.allNews, href: sitePaths.news() }),
  );
}
