import type { Purposes } from "#app/domain/consent/consent.ts";
import { isLeftBy } from "#app/domain/consent/tracker-storage.ts";
import { logInBrowser } from "#app/site/browser-log.ts";

/** Deletes the cookies and stored items that trackers of these purposes are known to leave on the site's domain. */
export function deleteTrackerStorage(purposes: (keyof Purposes)[]) {
  const isLeft = (name: string) => purposes.some((purpose) => isLeftBy(purpose, name));

  for (const name of cookieNames().filter(isLeft)) {
    for (const domain of cookieDomains(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = `${name}=; Max-Age=0; Path=/${domain ? `; Domain=${domain}` : ""}`;
    }
  }

  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter(isLeft)) storage.removeItem(name);
    }
  } catch (error) {
    logInBrowser("what trackers had stored could not be deleted", error);
  }
}

function cookieNames(): string[] {
  return document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
}

/**
 * The domains a cookie that this host can see may have been set for: none named, the host, and every domain above it.
 * A browser refuses the ones that are not anybody's, like "co.uk".
 */
function cookieDomains(host: string): (string | undefined)[] {
  const labels = host.split(".");
  return [undefined, ...labels.map((_, position) => labels.slice(position).join("."))];
}
