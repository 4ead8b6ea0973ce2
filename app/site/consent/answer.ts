import {
  type ConsentRecord,
  consentRecord,
  consentStorageKey,
  type Purposes,
  readConsent,
} from "#app/domain/consent/consent.ts";
import { announcements } from "#app/site/announcements.ts";
import { logInBrowser } from "#app/site/browser-log.ts";

const changes = announcements();

/** An answer that the browser would not keep counts until the page is left. */
let unkept: ConsentRecord | undefined;

/** The visitor's answer, however old. A browser that does not let it be read has none. */
export function readAnswer(): ConsentRecord | undefined {
  try {
    return readConsent(localStorage) ?? unkept;
  } catch (error) {
    logInBrowser("the consent record could not be read", error);
    return unkept;
  }
}

export function saveAnswer(purposes: Purposes) {
  const record = consentRecord(purposes);
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify(record));
    unkept = undefined;
  } catch (error) {
    logInBrowser("the consent record could not be saved", error);
    unkept = record;
  }
  changes.announce();
}

/** Forgets the answer: the visitor is asked again. */
export function removeAnswer() {
  unkept = undefined;
  try {
    localStorage.removeItem(consentStorageKey);
  } catch (error) {
    logInBrowser("the consent record could not be removed", error);
  }
  changes.announce();
}

/** Calls back whenever the answer is given, changed or removed, in another tab too. Returns what ends it. */
export function onConsentChange(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (key === consentStorageKey || key === null) listener();
  };
  const stop = changes.listen(listener);
  window.addEventListener("storage", followOtherTabs);
  return () => {
    stop();
    window.removeEventListener("storage", followOtherTabs);
  };
}
