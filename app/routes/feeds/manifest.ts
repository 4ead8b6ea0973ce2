import { getSettings } from "#app/domain/settings/settings.server.ts";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { languages } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";

/** SITE-11: the web app manifest for home screens, https://www.w3.org/TR/appmanifest/. */
export async function loader() {
  const { brand_name, brand_tagline, brand_paper_color, brand_logo, site_language } =
    await orServiceUnavailable(getSettings());
  const manifest = {
    lang: site_language,
    dir: languages[site_language].direction,
    name: brand_name,
    short_name: brand_name,
    description: brand_tagline,
    id: paths.home(),
    start_url: paths.home(),
    display: "browser",
    background_color: brand_paper_color,
    theme_color: brand_paper_color,
    // The icon files show the default brand; a site with a logo uses the logo.
    icons: brand_logo
      ? [{ src: brand_logo, sizes: "any" }]
      : [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
