import { z } from "zod";
import { choice, number, text } from "#app/fields/descriptors.ts";
import type { Edition } from "#app/languages/language.ts";
import { type Messages, messagesIn } from "#app/languages/messages.ts";
import { type SitePaths, sitePathsIn } from "#app/paths/site-paths.ts";
import { defineBlock, loadedBy, sectionHead, source } from "../define-block.ts";
import { bullets, linked, section, stacked, words } from "../markdown-parts.ts";
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

export function markdown(
  { data, label, layout, ...props }: ShownProps<"news-list">,
  edition: Edition,
): string {
  const { blocks, dates } = messagesIn(edition.language);
  const messages = blocks.newsList;
  const context = { dates, paths: sitePathsIn(edition) };
  const { heading } = data.texts ?? props;
  const { articles } = data;
  return section(
    { label, heading },
    ...(layout === "covers"
      ? articles.map((article) => paragraph(article, context))
      : [bullets(articles.map((article) => row(article, context)))]),
    linked({ label: messages.all, href: context.paths.news() }),
  );
}

interface Context {
  dates: Messages["dates"];
  paths: SitePaths;
}

function row(
  { slug, title, excerpt, publishedDate, tags }: ListedArticle,
  { dates, paths }: Context,
): string {
  return [
    publishedDate && `${words(dates.date(publishedDate))}:`,
    linked({ label: title, href: paths.article(slug) }),
    excerpt && `— ${words(excerpt)}`,
    tags.length > 0 && `(${words(tags.join(", "))})`,
  ]
    .filter(Boolean)
    .join(" ");
}

function paragraph(
  { slug, title, excerpt, publishedDate, tags }: ListedArticle,
  { dates, paths }: Context,
): string {
  return stacked(
    [publishedDate && words(dates.date(publishedDate)), words(tags.join(", "))].filter(Boolean).join(" · "),
    `### ${linked({ label: title, href: paths.article(slug) })}`,
    words(excerpt),
  );
}
