import { sitePaths } from "#app/paths/site-paths.ts";
import type { SiteSettings } from "./site-data.ts";

/** The public email address as a link; the enquiry form while the settings have none. */
export function contactHref({ contact_email }: Pick<SiteSettings, "contact_email">): string {
  return contact_email ? `mailto:${contact_email}` : sitePaths.letsTalk();
}
