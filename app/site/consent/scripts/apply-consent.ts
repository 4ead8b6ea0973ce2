import type { Purposes } from "#app/domain/consent/consent.ts";
import { allowedScripts, type ConsentScripts } from "#app/domain/consent/consent-settings.ts";
import { customScriptsSlot } from "./custom-scripts.ts";
import { deleteTrackerStorage } from "./delete-tracker-storage.ts";
import { signalConsent } from "./signals.ts";
import { tagManagerSlot } from "./tag-manager.ts";

const tagManager = tagManagerSlot();
const customScripts = customScriptsSlot();
const slotOf = { analytics: tagManager, marketing: customScripts };

/**
 * Brings what runs on the page in line with what the visitor allows and the settings say: what differs is removed and
 * injected again, what does not is left alone. For a purpose allowed before and no longer, what its trackers are known
 * to leave in the browser is deleted; when any of its scripts has run here, the page is loaded anew, because nothing
 * else stops a script.
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

  // Trackers like to write once more when a page is left. These listeners are the last to be called.
  for (const leaving of ["pagehide", "visibilitychange"]) {
    window.addEventListener(leaving, () => deleteTrackerStorage(withdrawn));
  }
  window.location.reload();
}
