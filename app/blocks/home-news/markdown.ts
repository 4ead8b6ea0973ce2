import { sitePaths } from "#app/http/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import * as messages from "../home-messages.ts";
import { linked, section, stacked, words } from "../markdown-parts.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function homeNewsMarkdown({ data }: ViewProps<"home-news">): string {
  if (!data) return "";
  const { title, articles } = data;
  return section(
    { label: messages.news, heading: title },
    ...articles.map(({ slug, title, excerpt, publishedDate, tags }, position) =>
      stacked(
        [publishedDate && calendarDate(publishedDate), words(tags.join(", "))].filter(Boolean).join(" · "),
        `### ${linked({ label: title, href: sitePaths.article(slug) })}`,
        position === 0 && words(excerpt),
      ),
    ),
    articles.length > 0 ? linked({ label: messages.allNews, href: sitePaths.news() }) : messages.noArticles,
  );
}
