import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { readContentPage } from "./content-page.server.ts";
import { articleHead, contentHead, homeHead, newsHead } from "./discovery/page-heads.server.ts";
import { homePageOf } from "./home/home-page.server.ts";
import { readArticle } from "./news/read-article.server.ts";
import { withUploads } from "./uploaded-pictures.server.ts";

/*
 * Everything a public page shows and its head says, or the last that could be read of it. The value is undefined for
 * what is not published.
 */

export const readHome = () =>
  lastGood("home", async () => {
    const settings = await getSettings();
    return { ...(await withUploads(await homePageOf(settings))), head: await homeHead(settings) };
  });

/** The page at a path of slugs, if it and its whole parent chain are published. */
export const readContent = (slugs: string[]) =>
  lastGood(`page:/${slugs.join("/")}`, async () => {
    const [page, settings] = await Promise.all([readContentPage(slugs), getSettings()]);
    return page && { ...page, head: await contentHead(settings, page) };
  });

export const readNews = () =>
  lastGood("news", async () => {
    const [articles, settings] = await Promise.all([listPublishedNews(), getSettings()]);
    return { ...(await withUploads({ articles })), head: await newsHead(settings) };
  });

export const readNewsArticle = (slug: string) =>
  lastGood(`news:${slug}`, async () => {
    const [article, settings] = await Promise.all([readArticle(slug), getSettings()]);
    return article && { ...(await withUploads(article)), head: await articleHead(settings, article) };
  });
