/** Local storage key of the visitor's answer to the consent banner. */
export const consentStorageKey = "cookie_consent";

/** Increase when the purposes change: answers to other versions become invalid and the banner appears again. */
const consentVersion = "1.0";

/** Optional purposes that a visitor can allow. */
export interface Purposes {
  analytics: boolean;
  marketing: boolean;
}

export const everyPurpose: Purposes = { analytics: true, marketing: true };
export const noPurpose: Purposes = { analytics: false, marketing: false };

/** The visitor's answer to the consent banner. */
export interface ConsentRecord {
  /** Whether any optional purpose was allowed. */
  accepted: boolean;
  /** Time of the answer, ISO 8601. */
  date: string;
  version: typeof consentVersion;
  settings: { necessary: true } & Purposes;
}

export function consentRecord({ analytics, marketing }: Purposes, at = new Date()): ConsentRecord {
  return {
    accepted: analytics || marketing,
    date: at.toISOString(),
    version: consentVersion,
    settings: { necessary: true, analytics, marketing },
  };
}

/**
 * Returns the stored answer; undefined when there is none. Throws storage errors, and a SyntaxError for an invalid
 * record; callers treat both as no answer.
 */
export function readConsent(storage: Pick<Storage, "getItem">): ConsentRecord | undefined {
  const stored: unknown = JSON.parse(storage.getItem(consentStorageKey) ?? "null");
  return isConsentRecord(stored) ? stored : undefined;
}

/** Milliseconds by which a clock may have been ahead when an answer was given. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Whether the validity period of an answer, in calendar months, is over, or was counted from a wrong, future date. */
export function isExpired(
  { date }: Pick<ConsentRecord, "date">,
  validityMonths: number,
  now = new Date(),
): boolean {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + validityMonths);
  return now >= end || Date.parse(date) - now.getTime() > CLOCK_TOLERANCE_MS;
}

/**
 * Returns the purposes that are allowed for a visitor: none without an answer, with or without Global Privacy Control.
 * An explicit answer overrides that signal.
 */
export function allowedPurposes(answer: ConsentRecord | undefined): Purposes {
  return answer ? answer.settings : noPurpose;
}

// Hand-written instead of zod: every public page reads the record and should not load zod.
function isConsentRecord(value: unknown): value is ConsentRecord {
  if (!isObject(value) || !isObject(value.settings)) return false;
  const { accepted, date, version, settings } = value;
  return (
    typeof accepted === "boolean" &&
    typeof date === "string" &&
    !Number.isNaN(Date.parse(date)) &&
    version === consentVersion &&
    settings.necessary === true &&
    typeof settings.analytics === "boolean" &&
    typeof settings.marketing === "boolean"
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
