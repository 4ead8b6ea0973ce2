import type { Purposes } from "#app/domain/consent/consent.ts";

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
