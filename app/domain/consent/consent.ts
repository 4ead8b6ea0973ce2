/** Where the visitor's answer to the consent banner is kept in local storage. */
export const consentStorageKey = "cookie_consent";

export const consentVersion = "1.0";

/** The visitor's answer to the consent banner. */
export interface ConsentRecord {
  accepted: boolean;
  /** When it was given, ISO 8601. */
  date: string;
  version: typeof consentVersion;
  settings: { necessary: true; analytics: boolean; marketing: boolean };
}

/**
 * The answer kept in a storage; undefined while there is none. Throws what the storage throws, and a SyntaxError
 * when something else than a record is kept; whoever asks counts both as no answer.
 */
export function readConsent(storage: Pick<Storage, "getItem">): ConsentRecord | undefined {
  const stored: unknown = JSON.parse(storage.getItem(consentStorageKey) ?? "null");
  return isConsentRecord(stored) ? stored : undefined;
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
