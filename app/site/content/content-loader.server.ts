import { data } from "@remix-run/node";
import { lastGood } from "#app/http/last-good.server.ts";
import { found } from "#app/http/params.ts";
import { freshness } from "#app/http/stale.ts";
import { readContentPage } from "#app/site/content-page.server.ts";

/** Answers with the page at a path of slugs; 404 unless it and its whole parent chain are published. */
export async function loadContentPage(...slugs: (string | undefined)[]) {
  const path = slugs.map((slug) => found(slug));
  const { value, ...answer } = await lastGood(`page:/${path.join("/")}`, () => readContentPage(path));
  return data(found(value), { headers: freshness(answer) });
}
