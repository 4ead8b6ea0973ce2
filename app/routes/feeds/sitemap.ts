import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";

export async function loader() {
  const sitemap = await orServiceUnavailable(staleIfError("sitemap.xml", renderSitemap));
  return new Response(sitemap.value, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...staleHeaders(sitemap) },
  });
}
