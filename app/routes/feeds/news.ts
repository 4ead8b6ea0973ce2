import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireCanonicalPath, requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { type FeedFormat, respondWithFeed } from "#app/site/discovery/news-feed.server.ts";

const formats: Record<string, FeedFormat> = {
  "/feed.xml": "rss",
  "/feed.atom": "atom",
  "/feed.json": "json",
};

/** The news in the language of the address. */
export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  requireKnownLanguage(request);
  return respondWithFeed(request, formats[withoutPrefix(new URL(request.url).pathname)] ?? "rss");
}
