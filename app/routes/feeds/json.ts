import { respondWithFeed } from "#app/site/discovery/news-feed.server.ts";

export const loader = () => respondWithFeed("json");
