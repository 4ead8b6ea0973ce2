import { z } from "zod";
import { choice, number, text } from "#app/fields/descriptors.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import { defineBlock, loadedBy, sectionHead, source } from "../define-block.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
import * as messages from "../messages.ts";
import type { ShownProps } from "../resolved-block.ts";
import type loadNewsList from "./data.server.ts";
import type { ListedArticle } from "./data.server.ts";

const props = z.object({
  source,
  ...sectionHead,
  layout: choice("Layout", {
    rows: "Rows",
    covers: "Covers: the newest article large, the others in rows",
  }).default("rows"),
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
  variants: {
    "one, about Postgres": { limit: 1, tag: "Postgres" },
    covers: { label: "News", layout: "covers" },
    "with the texts of the settings": { source: "settings", label: "News" },
  },
  formerly: {
    "home-news": { version: 1, props: { source: "settings", label: "News", layout: "covers", limit: 3 } },
  },
  data: loadedBy<typeof loadNewsList>(),
});

export function markdown({ data, label, layout, ...props }: ShownProps<"news-list">): string {
  const { heading } = data.texts ?? props;
  const { articles } = data;
  return section(
    { label, heading },
    ...(layout === "covers" ? articles.map(paragraph) : [bullets(articles.map(row))]),
    linked({ label: messages.allNews, href: sitePaths.news() }),
  );
}

function row({ slug, title, excerpt, publishedDate, tags }: ListedArticle): string {
  return [
    publishedDate && `${calendarDate(publishedDate)}:`,
    linked({ label: title, href: sitePaths.article(slug) }),
    excerpt && `— ${words(excerpt)}`,
    tags.length > 0 && `(${words(tags.join(", "))})`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Only the newest shows its excerpt. */
function paragraph({ slug, title, excerpt, publishedDate, tags }: ListedArticle, position: number): string {
  return stacked(
    [publishedDate && calendarDate(publishedDate), words(tags.join(", "))].filter(Boolean).join(" · "),
    `### ${linked({ label: title, href: sitePaths.article(slug) })}`,
    position === 0 && words(excerpt),
  );
}
