import { answerFeed } from "#app/site/discovery/answer-feed.server.ts";

export const loader = () => answerFeed("atom");
