import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { newsHead } from "#app/site/discovery/page-heads.server.ts";
import { NewsPage } from "#app/site/news/news-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader() {
  const { value, ...answer } = await lastGood("news", async () => {
    const [articles, settings] = await Promise.all([listPublishedNews(), getSettings()]);
    return { ...(await withUploads({ articles })), head: newsHead(settings) };
  });
  return data(value, { headers: freshness(answer) });
}

export default function News() {
  return <NewsPage articles={useLoaderData<typeof loader>().articles} />;
}
