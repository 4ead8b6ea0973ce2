/** Where the visitor's answer to the consent banner is kept in local storage. */
export const consentStorageKey = "cookie_consent";

/** Raised when what is asked changes: an answer to another version is none, and the banner asks again. */
const consentVersion = "1.0";

/** What a visitor may allow beyond the necessary. */
export interface Purposes {
  analytics: boolean;
  marketing: boolean;
}

export const everyPurpose: Purposes = { analytics: true, marketing: true };
export const noPurpose: Purposes = { analytics: false, marketing: false };

/** The visitor's answer to the consent banner. */
export interface ConsentRecord {
  /** Whether anything beyond the necessary was allowed. */
  accepted: boolean;
  /** When it was given, ISO 8601. */
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
 * The answer kept in a storage; undefined while there is none. Throws what the storage throws, and a SyntaxError
 * when something else than a record is kept; whoever asks counts both as no answer.
 */
export function readConsent(storage: Pick<Storage, "getItem">): ConsentRecord | undefined {
  const stored: unknown = JSON.parse(storage.getItem(consentStorageKey) ?? "null");
  return isConsentRecord(stored) ? stored : undefined;
}

/** Whether the calendar months for which an answer counts are over. */
export function isExpired(
  { date }: Pick<ConsentRecord, "date">,
  validityMonths: number,
  now = new Date(),
): boolean {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + validityMonths);
  return now >= end;
}

/**
 * What may run for a visitor. Without an answer nothing, whether or not Global Privacy Control is on; with one, what
 * it allows: whoever answered here has said otherwise than the signal.
 */
export function allowedPurposes(answer: ConsentRecord | undefined): Purposes {
  return answer ? answer.settings : noPurpose;
}

// By hand rather than by zod: every public page reads the record, and none should carry zod for it.
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
