import { lastGood } from "#app/http/last-good.server.ts";
import { freshness } from "#app/http/stale.ts";
import { renderNewsFeed } from "#app/site/discovery/news-feed.server.ts";

export async function loader() {
  const feed = await lastGood("feed.xml", renderNewsFeed);
  return new Response(feed.value, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", ...freshness(feed) },
  });
}
