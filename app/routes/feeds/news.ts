import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { type FeedFormat, respondWithFeed } from "#app/site/discovery/news-feed.server.ts";

const formats: Record<string, FeedFormat> = {
  "/feed.xml": "rss",
  "/feed.atom": "atom",
  "/feed.json": "json",
};

/** The news in the language of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  return respondWithFeed(formats[withoutPrefix(new URL(request.url).pathname)] ?? "rss");
}
