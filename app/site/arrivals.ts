import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { visitorHistoryLimit } from "#app/domain/leads/visitor-history.ts";

/** A document that was opened: its address, its referrer, and the time. */
interface Arrival {
  href: string;
  referrer: string;
  at: Date;
}

const storageKey = "arrivals";

/**
 * Runs while the document is being parsed, long before hydration, so that a visitor who follows a link immediately is
 * still counted. Stores the arrival in the session storage, only after the visitor answered the consent banner.
 */
export function noteArrival() {
  try {
    if (!localStorage.getItem(consentStorageKey)) return;
    const arrivals = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    arrivals.push([location.href, document.referrer, new Date().toISOString()]);
    sessionStorage.setItem(storageKey, JSON.stringify(arrivals.slice(-visitorHistoryLimit)));
  } catch {} // the browser may block its storage
}

/** The arrivals that were not taken yet, the current one last. Only the current one if nothing was stored. */
export function takeArrivals(): Arrival[] {
  const stored = readStored();
  return stored.length > 0
    ? stored
    : [{ href: window.location.href, referrer: document.referrer, at: new Date() }];
}

function readStored(): Arrival[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    sessionStorage.removeItem(storageKey);
    return Array.isArray(stored) ? stored.flatMap(readArrival) : [];
  } catch {
    return []; // the browser may block its storage
  }
}

function readArrival(stored: unknown): Arrival[] {
  const [href, referrer, at] = Array.isArray(stored) ? stored : [];
  const isArrival = URL.canParse(href) && typeof referrer === "string" && !Number.isNaN(Date.parse(at));
  return isArrival ? [{ href, referrer, at: new Date(at) }] : [];
}
