import { useLanguage } from "#app/languages/use-messages.ts";
import { type SitePaths, sitePathsIn } from "./site-paths.ts";

/** The public addresses in the language of the page. */
export function useSitePaths(): SitePaths {
  return sitePathsIn(useLanguage());
}
