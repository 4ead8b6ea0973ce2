import type { Purposes } from "#app/domain/consent/consent.ts";
import { saveAnswer } from "./answer.ts";
import { slideOutTime } from "./timing.ts";

/** Saves an answer once the banner is out of sight, or at once when the page is left before. */
export function saveAfterSlide(purposes: Purposes, done: () => void) {
  const save = () => {
    clearTimeout(timer);
    window.removeEventListener("pagehide", save);
    saveAnswer(purposes);
    done();
  };
  const timer = setTimeout(save, slideOutTime);
  window.addEventListener("pagehide", save);
}
