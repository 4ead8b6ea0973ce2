import type { LoaderFunctionArgs } from "@remix-run/node";
import { editionOf } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { brandIconOf, iconHash } from "#app/domain/share-cards/brand-icons.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireCanonicalPath, requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { writing } from "#app/languages/writing.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";

/** SITE-11: the web app manifest for home screens, in the language of the address: https://www.w3.org/TR/appmanifest/. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  requireKnownLanguage(request);
  const settings = await orServiceUnavailable(getSettings());
  const { brand_name, brand_tagline, brand_paper_color, site_language } = settings;
  const home = sitePathsIn(editionOf(settings)).home();
  const hash = iconHash(brandIconOf(settings));
  const manifest = {
    lang: site_language,
    dir: writing[site_language].direction,
    name: brand_name,
    short_name: brand_name,
    description: brand_tagline,
    id: home,
    start_url: home,
    display: "browser",
    background_color: brand_paper_color,
    theme_color: brand_paper_color,
    icons: [
      { src: paths.icon("favicon.svg", hash), sizes: "any", type: "image/svg+xml" },
      { src: paths.icon("icon-512.png", hash), sizes: "512x512", type: "image/png" },
      { src: paths.icon("icon-192.png", hash), sizes: "192x192", type: "image/png" },
      {
        src: paths.icon("icon-maskable-512.png", hash),
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
