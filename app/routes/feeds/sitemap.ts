import { unlessAway } from "#app/http/database-away.server.ts";
import { lastGood } from "#app/http/last-good.server.ts";
import { freshness } from "#app/http/stale.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";

export async function loader() {
  const sitemap = await unlessAway(lastGood("sitemap.xml", renderSitemap));
  return new Response(sitemap.value, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...freshness(sitemap) },
  });
}
