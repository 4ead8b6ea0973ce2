import type { MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPublishedNews } from "#app/domain/news/news.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { paths } from "#app/http/paths.ts";
import { contentHeaders, freshness } from "#app/http/stale.ts";
import { besideChrome } from "#app/site/chrome/chrome.tsx";
import { Opening } from "#app/site/content/opening.tsx";
import { TopLine } from "#app/site/content/top-line.tsx";
import { NewsRows } from "#app/site/news/news-rows.tsx";
import { newsDescription, newsTitle } from "#app/site/news/news-words.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { Empty } from "#app/ui/empty.tsx";

export const headers = contentHeaders;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: newsTitle, description: newsDescription, path: paths.news() });

export async function loader() {
  const { value, ...answer } = await lastGood("news", () => listPublishedNews());
  return data({ articles: value }, { headers: freshness(answer) });
}

export default function News() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <div className={besideChrome}>
      <TopLine>
        <p className="mono text-muted">{newsTitle}</p>
      </TopLine>
      <div className="pt-[clamp(3.5rem,2rem+6vw,7.5rem)]">
        <Opening title={newsTitle} lead={newsDescription} />
        <div className="mt-16 pr-edge-right pl-edge-left">
          {articles.length > 0 ? (
            <NewsRows articles={articles} level={2} />
          ) : (
            <Empty>Nothing is published yet.</Empty>
          )}
        </div>
      </div>
    </div>
  );
}
