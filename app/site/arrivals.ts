import { consentStorageKey } from "#app/domain/consent/consent.ts";
import { visitorHistoryLimit } from "#app/domain/leads/visitor-history.ts";

/** A document of the site that was opened: its address, what linked to it, and when. */
export interface Arrival {
  href: string;
  referrer: string;
  at: Date;
}

const storageKey = "arrivals";

/**
 * Runs while a document is still being read, long before the page answers to script: whoever follows a link at once
 * has still been here. It notes the arrival in the session storage, and only for a visitor who has answered the
 * consent banner; before an answer nothing is stored.
 */
export function noteArrival() {
  try {
    if (!localStorage.getItem(consentStorageKey)) return;
    const arrivals = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    arrivals.push([location.href, document.referrer, new Date().toISOString()]);
    sessionStorage.setItem(storageKey, JSON.stringify(arrivals.slice(-visitorHistoryLimit)));
  } catch {} // a browser that refuses its storage stores nothing
}

/** The arrivals that nobody has taken up yet, the present one last. It alone where nothing was noted. */
export function takeArrivals(): Arrival[] {
  const noted = readNoted();
  return noted.length > 0
    ? noted
    : [{ href: window.location.href, referrer: document.referrer, at: new Date() }];
}

function readNoted(): Arrival[] {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    sessionStorage.removeItem(storageKey);
    return Array.isArray(noted) ? noted.flatMap(readArrival) : [];
  } catch {
    return []; // a browser that refuses its storage has kept nothing
  }
}

function readArrival(noted: unknown): Arrival[] {
  const [href, referrer, at] = Array.isArray(noted) ? noted : [];
  const isArrival = URL.canParse(href) && typeof referrer === "string" && !Number.isNaN(Date.parse(at));
  return isArrival ? [{ href, referrer, at: new Date(at) }] : [];
}
