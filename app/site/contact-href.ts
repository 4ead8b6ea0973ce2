import type { SitePaths } from "#app/paths/site-paths.ts";
import type { SiteSettings } from "./site-data.ts";

/** The public email address as a link; the enquiry form while the settings have none. */
export function contactHref(
  { contact_email }: Pick<SiteSettings, "contact_email">,
  paths: SitePaths,
): string {
  return contact_email ? `mailto:${contact_email}` : paths.letsTalk();
}
