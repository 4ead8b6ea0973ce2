import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireCanonicalPath } from "#app/http/old-paths.server.ts";
import { siteUrl } from "#app/http/request.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Allows everything but the admin and previews, which also send `noindex`. */
export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  const lines = [
    "User-agent: *",
    `Disallow: ${paths.admin.home()}`,
    `Disallow: ${paths.preview("")}`,
    "",
    `Sitemap: ${siteUrl}${paths.sitemap()}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
