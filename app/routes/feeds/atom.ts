import { answerFeed } from "#app/site/discovery/news-feed.server.ts";

export const loader = () => answerFeed("atom");
