import { allows } from "#app/domain/accounts/policies.ts";
import { peekSession } from "#app/domain/accounts/sessions.server.ts";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import type { SitePreview } from "#app/domain/settings/site-preview.server.ts";
import { readSitePreview } from "#app/domain/settings-store/read-site-preview.server.ts";
import { isToken } from "#app/platform/secrets.server.ts";
import { type CookieSource, OWN_PREVIEW, sessionTokenOf, sitePreviewCookie } from "./cookies.server.ts";

/** Milliseconds after which a browser that has opened a preview returns to the site. */
const PREVIEW_LIFETIME_MS = 2 * 60 * 60 * 1000;

/** A `Set-Cookie` header that opens the preview of a link's token, or of the signed-in person. */
export function openedPreview(token = OWN_PREVIEW): string {
  return sitePreviewCookie.set(token, new Date(Date.now() + PREVIEW_LIFETIME_MS));
}

/**
 * The preview that a request may see. The cookie alone opens none: each request needs a session with the right to
 * change settings, or a preview link that is valid.
 */
export async function findSitePreview(cookies: CookieSource): Promise<SitePreview | undefined> {
  const token = sitePreviewCookie.in(cookies);
  if (!token) return undefined;
  if (token !== OWN_PREVIEW) {
    const link = isToken(token) ? await findPreviewLink(token) : undefined;
    return link?.kind === "settings" ? readSitePreview() : undefined;
  }
  const session = sessionTokenOf(cookies);
  const staff = session && (await peekSession(session));
  return staff && allows(staff.role, "settings.update") ? readSitePreview(staff.id) : undefined;
}
