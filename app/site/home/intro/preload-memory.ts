import { readConsent } from "#app/domain/consent/consent.ts";
import { onConsentChange } from "#app/site/consent/answer.ts";
import { attempt } from "#app/site/storage-attempt.ts";
import { preloadFlags } from "../timeline.ts";

/** Date of the last complete preload of this visit; what is kept beyond it waits for an answer to the banner. */
let preloadedOn: string | undefined;

/** Whether everything was loaded before on the same day (HOME-03). */
export function isPreloaded(today = dateOf(new Date())): boolean {
  return preloadedOn === today || stored().includes(today);
}

/** Notes that everything was loaded. Nothing is stored before the visitor has answered the consent banner. */
export function rememberPreload(today = dateOf(new Date())) {
  preloadedOn = today;
  keep();
}

/** Stores what was noted once the banner is answered, for as long as the page is open or until stopped. */
export function followAnswer(): () => void {
  return onConsentChange(keep);
}

function keep() {
  attempt(() => {
    if (!preloadedOn || !readConsent(localStorage)) return;
    sessionStorage.setItem(preloadFlags.session, preloadedOn);
    localStorage.setItem(preloadFlags.local, preloadedOn);
  });
}

function stored(): (string | null)[] {
  return (
    attempt(() => [sessionStorage.getItem(preloadFlags.session), localStorage.getItem(preloadFlags.local)]) ??
    []
  );
}

/** The calendar day, `2026-11-20`. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
