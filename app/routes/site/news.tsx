import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { NewsPage } from "#app/site/news/news-page.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { readNews } from "#app/site/public-pages.server.ts";

export const headers = contentHeaders;

export const meta = pageMeta;

export async function loader() {
  const { value, ...answer } = await readNews();
  return data(value, { headers: freshness(answer) });
}

export default function News() {
  return <NewsPage articles={useLoaderData<typeof loader>().articles} />;
}
