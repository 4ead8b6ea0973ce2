import {
  type ConsentRecord,
  consentRecord,
  consentStorageKey,
  type Purposes,
  readConsent,
} from "#app/domain/consent/consent.ts";
import { logInBrowser } from "../browser-log.ts";
import { attempt } from "../storage-attempt.ts";

const listeners = new Set<() => void>();

/** An answer that the browser refuses to store applies until the page is left. */
let unstored: ConsentRecord | undefined;

/** The visitor's answer, of any age; undefined if the browser blocks its storage. Deletes a broken record. */
export function readAnswer(): ConsentRecord | undefined {
  try {
    const record = readConsent(localStorage);
    if (record) return record;
  } catch (error) {
    logInBrowser("cannot read the consent record", error);
  }
  attempt(() => localStorage.removeItem(consentStorageKey));
  return unstored;
}

export function saveAnswer(purposes: Purposes) {
  const record = consentRecord(purposes);
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
    unstored = undefined;
  } catch (error) {
    logInBrowser("cannot save the consent record", error);
    unstored = record;
  }
  notifyListeners();
}

/** Deletes the answer, so that the visitor is asked again. */
export function removeAnswer() {
  unstored = undefined;
  try {
    localStorage.removeItem(consentStorageKey);
  } catch (error) {
    logInBrowser("cannot remove the consent record", error);
  }
  notifyListeners();
}

function notifyListeners() {
  for (const listener of [...listeners]) listener();
}

/** Calls back whenever the answer is given, changed or removed, in any tab. Returns the unsubscribe function. */
export function onConsentChange(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (key === consentStorageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", followOtherTabs);
  };
}

/**
 * Whether the browser sends Global Privacy Control (w3c.github.io/gpc). It counts as Reject All until the visitor decides
 * otherwise with "Cookie settings" in the footer: the banner stays hidden and nothing is recorded.
 */
export function hasPrivacySignal(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
