import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { paths } from "#app/http/paths.ts";
import { careers } from "#app/site/careers/careers.server.ts";
import { articleMarkdown, newsMarkdown } from "#app/site/markdown/page-markdown.ts";
import { written } from "#app/site/markdown/written.ts";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import { readNews, readNewsArticle } from "#app/site/public-pages.server.ts";
import type { PublicType } from "./define-public-type.server.ts";

const news: PublicType = {
  title: newsTitle,
  description: newsDescription,
  path: paths.news(),
  listItems: async () =>
    (await listPublishedNews()).map(({ title, slug, excerpt, updatedAt }) => ({
      title,
      path: paths.article(slug),
      excerpt,
      updatedAt,
    })),
  listMarkdown: async () => written(await readNews(), ({ articles }) => newsMarkdown(articles)),
  itemMarkdown: async (slug) => written(await readNewsArticle(slug), articleMarkdown),
};

/** The content types with public pages: what the sitemap, llms.txt, Markdown and the check of links go through. */
export const publicTypes: PublicType[] = [news, careers];
