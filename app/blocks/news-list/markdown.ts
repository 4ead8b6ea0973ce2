import { sitePaths } from "#app/http/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ViewProps } from "../resolved-block.ts";

export default function newsListMarkdown({ data, label, heading }: ViewProps<"news-list">): string {
  const articles = data.articles.map(({ slug, title, excerpt, publishedDate, tags }) =>
    [
      publishedDate && `${calendarDate(publishedDate)}:`,
      linked({ label: title, href: sitePaths.article(slug) }),
      excerpt && `— ${words(excerpt)}`,
      tags.length > 0 && `(${words(tags.join(", "))})`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  return section(
    { label, heading },
    bullets(articles),
    articles.length > 0 ? linked({ label: messages.allNews, href: sitePaths.news() }) : messages.noArticles,
  );
}
