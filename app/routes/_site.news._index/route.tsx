import type { MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { sitePaths } from "#app/http/site-paths.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { NewsPage } from "#app/site/news/news-page.tsx";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { withUploads } from "#app/site/uploaded-pictures.server.ts";

export const headers = contentHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: newsTitle, description: newsDescription, path: sitePaths.news() });

export async function loader() {
  const { value, ...answer } = await lastGood("news", async () =>
    withUploads({ articles: await listPublishedNews() }),
  );
  return data(value, { headers: freshness(answer) });
}

export default function News() {
  return <NewsPage articles={useLoaderData<typeof loader>().articles} />;
}
