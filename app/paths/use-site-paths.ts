import { useEdition } from "#app/languages/use-messages.ts";
import { type SitePaths, sitePathsIn } from "./site-paths.ts";

/** The public addresses in the edition of the page. */
export function useSitePaths(): SitePaths {
  return sitePathsIn(useEdition());
}
