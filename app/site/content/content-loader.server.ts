import { data } from "@remix-run/node";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { answerOldPath } from "#app/http/old-paths.server.ts";
import { found } from "#app/http/params.ts";
import { freshness } from "#app/http/stale.ts";
import { readContentPage } from "#app/site/content-page.server.ts";
import { contentHead } from "#app/site/discovery/page-heads.server.ts";

/**
 * Answers with the page at a path of slugs. Unless it and its whole parent chain are published, the answer is where an
 * old path leads now, or 410 or 404.
 */
export async function loadContentPage(request: Request, ...slugs: (string | undefined)[]) {
  const path = slugs.map((slug) => found(slug));
  const { value, ...answer } = await lastGood(`page:/${path.join("/")}`, async () => {
    const [page, settings] = await Promise.all([readContentPage(path), getSettings()]);
    return page && { ...page, head: contentHead(settings, page) };
  });
  if (!value) throw await answerOldPath(request);
  return data(value, { headers: freshness(answer) });
}
