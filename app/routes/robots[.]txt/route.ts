import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/** Everything may be read but the admin, which also says so itself with `noindex`. */
export function loader() {
  const lines = [
    "User-agent: *",
    `Disallow: ${paths.admin.home()}`,
    "",
    `Sitemap: ${siteUrl}${paths.sitemap()}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
