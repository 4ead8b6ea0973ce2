import type { Purposes } from "#app/domain/consent/consent.ts";
import { allowedScripts, type ConsentScripts } from "#app/domain/consent/consent-settings.ts";
import { isLeftBy } from "#app/domain/consent/tracker-storage.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { customScriptsSlot } from "./custom-scripts.ts";
import { tagManagerSlot } from "./tag-manager.ts";

const tagManager = tagManagerSlot();
const customScripts = customScriptsSlot();
const slotOf = { analytics: tagManager, marketing: customScripts };

/**
 * Brings what runs on the page in line with what the visitor allows and the settings say: what differs is removed and
 * injected again, what does not is left alone. For a purpose allowed before and no longer, what its trackers are known
 * to leave in the browser is deleted; when any of its scripts has run here, the page is loaded anew, because nothing
 * else stops a script.
 */
export function applyConsent(scripts: ConsentScripts, allowed: Purposes, before: Purposes) {
  if (scripts.containerId) signalConsent(allowed);

  const wanted = allowedScripts(scripts, allowed);
  tagManager.fill(wanted.containerId);
  customScripts.fill(wanted.custom);

  const withdrawn = (["analytics", "marketing"] as const).filter(
    (purpose) => before[purpose] && !allowed[purpose],
  );
  if (withdrawn.length === 0) return;
  deleteTrackerStorage(withdrawn);
  if (!withdrawn.some((purpose) => slotOf[purpose].hasRun())) return;

  // Trackers like to write once more when a page is left. These listeners are the last to be called.
  for (const leaving of ["pagehide", "visibilitychange"]) {
    window.addEventListener(leaving, () => deleteTrackerStorage(withdrawn));
  }
  window.location.reload();
}

declare global {
  interface Window {
    /** What the tag manager reads, in the order in which it was pushed. */
    dataLayer?: unknown[];
  }
}

let signalled: string | undefined;

/**
 * Google Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent): everything denied first, before
 * any tag could be there to read it; then what the visitor allows, whenever that changes.
 */
export function signalConsent(allowed: Purposes) {
  if (!signalled) {
    signalled = JSON.stringify(signals({ analytics: false, marketing: false }));
    gtag("consent", "default", JSON.parse(signalled));
  }
  const next = JSON.stringify(signals(allowed));
  if (next === signalled) return;
  signalled = next;
  gtag("consent", "update", JSON.parse(next));
}

function signals({ analytics, marketing }: Purposes) {
  const ads = marketing ? "granted" : "denied";
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? "granted" : "denied",
  };
}

function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: Google's code tells a command from other entries by its being `arguments`
  window.dataLayer.push(arguments);
}

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
