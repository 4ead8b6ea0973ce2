import { data } from "@remix-run/node";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { freshness } from "#app/http/stale.ts";
import { readContent } from "#app/site/public-pages.server.ts";

/**
 * Answers with the page at a path of slugs. Unless it and its whole parent chain are published, the answer is where an
 * old path leads now, or 410 or 404.
 */
export async function loadContentPage(request: Request, ...slugs: (string | undefined)[]) {
  const { value, ...answer } = await readContent(slugs.map((slug) => found(slug)));
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}
