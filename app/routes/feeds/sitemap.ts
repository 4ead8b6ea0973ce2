import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireCanonicalPath } from "#app/http/old-paths.server.ts";
import { revalidatedText } from "#app/http/revalidation.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const sitemap = await orServiceUnavailable(staleIfError("sitemap.xml", renderSitemap));
  return revalidatedText(request, sitemap, "application/xml");
}
