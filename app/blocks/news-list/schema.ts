import { z } from "zod";
import { number, text } from "#app/fields/descriptors.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { defineBlock, loadedBy, sectionHead } from "../define-block.ts";
import { bullets, linked, section, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ResolvedProps } from "../resolved-block.ts";
import type loadNewsList from "./data.server.ts";

const props = z.object({
  ...sectionHead,
  limit: number("Maximum number", { min: 1, max: 12 }).default(3),
  tag: text("Tag", {
    max: 40,
    isShown: false,
    help: "Only articles with this tag; if empty, all articles",
  }).optional(),
});
export type NewsListProps = z.output<typeof props>;

export const newsList = defineBlock({
  type: "news-list",
  version: 1,
  label: "News list",
  description: "The newest articles, of all topics or one, with a link to all articles.",
  group: "lists",
  icon: "news",
  props,
  example: { label: "News", heading: "Written down while it was fresh" },
  variants: { "one, about Postgres": { limit: 1, tag: "Postgres" } },
  data: loadedBy<typeof loadNewsList>(),
});

export function markdown({ data, label, heading }: ResolvedProps<"news-list">): string {
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
