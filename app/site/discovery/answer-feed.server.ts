import { unlessAway } from "#app/http/database-away.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { freshness } from "#app/http/stale.ts";
import { type FeedFormat, feedFormats } from "./feed-formats.server.ts";
import { renderNewsFeed } from "./news-feed.server.ts";

/** The news in one of the formats of feeds, or the last that could be read of them. */
export async function answerFeed(format: FeedFormat): Promise<Response> {
  const feed = await unlessAway(lastGood(`feed:${format}`, () => renderNewsFeed(format)));
  return new Response(feed.value, {
    headers: { "Content-Type": `${feedFormats[format].type}; charset=utf-8`, ...freshness(feed) },
  });
}
