import type { Purposes } from "#app/domain/consent/consent.ts";
import { allowedScripts, type ConsentScripts } from "#app/domain/consent/consent-settings.ts";
import { isLeftBy } from "#app/domain/consent/tracker-storage.ts";
import { logInBrowser } from "#app/site/browser-log.ts";
import { customScriptsSlot, tagManagerSlot } from "./inject-scripts.ts";

const tagManager = tagManagerSlot();
const customScripts = customScriptsSlot();
const slotOf = { analytics: tagManager, marketing: customScripts };

/**
 * Applies the visitor's answer and the settings to the page: changed scripts are removed and injected again, unchanged
 * ones stay. When a purpose is withdrawn, the known storage of its trackers is deleted; if any of its scripts has run
 * on this page, the page reloads, because nothing else stops a running script.
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

  // Trackers often write once more when the page is left. These listeners run last.
  for (const leaving of ["pagehide", "visibilitychange"]) {
    window.addEventListener(leaving, () => deleteTrackerStorage(withdrawn));
  }
  window.location.reload();
}

declare global {
  interface Window {
    /** The queue that the tag manager reads, in push order. */
    dataLayer?: unknown[];
  }
}

let signalled: string | undefined;

/**
 * Google Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent): denies everything before any tag
 * can read the state, then signals each change of what the visitor allows.
 */
function signalConsent(allowed: Purposes) {
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

/** Deletes the cookies and stored items that trackers of these purposes are known to set on the site's domain. */
function deleteTrackerStorage(purposes: (keyof Purposes)[]) {
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
    logInBrowser("cookies and stored data of trackers could not be deleted", error);
  }
}

function cookieNames(): string[] {
  return document.cookie.split("; ").map((cookie) => cookie.split("=", 1)[0] ?? "");
}

/**
 * The `domain` values that a cookie visible to this host can have: none, the host, and every parent domain. Browsers
 * reject public suffixes such as "co.uk".
 */
function cookieDomains(host: string): (string | undefined)[] {
  const labels = host.split(".");
  return [undefined, ...labels.map((_, position) => labels.slice(position).join("."))];
}
