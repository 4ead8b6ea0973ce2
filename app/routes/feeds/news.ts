import type { LoaderFunctionArgs } from "@remix-run/node";
import { type FeedFormat, respondWithFeed } from "#app/site/discovery/news-feed.server.ts";

const formats: Record<string, FeedFormat> = {
  "/feed.xml": "rss",
  "/feed.atom": "atom",
  "/feed.json": "json",
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  respondWithFeed(formats[new URL(request.url).pathname] ?? "rss");
