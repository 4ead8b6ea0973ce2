import { hydratedEvent } from "./hydration-events.ts";

/** Matches letters of `app/ui/accents.css` and a few more: Latin beyond the first 256 characters. */
const accentedLetter = /[\u0100-\u02ff\u1e00-\u1eff]/;

/** Milliseconds after hydration: the response to the first press must not wait for the layout with another font. */
const DELAY_MS = 1500;

/**
 * Loads the fonts for accented letters: at once if the page contains such letters, which most do not; otherwise after
 * hydration, for what React renders later.
 */
export function loadAccents() {
  if (accentedLetter.test(document.body.textContent ?? "")) linkAccents();
  else addEventListener(hydratedEvent, () => setTimeout(linkAccents, DELAY_MS), { once: true });
}

/** Links the style sheet of the document's `noscript`. */
function linkAccents() {
  const waiting = document.querySelector("head > noscript");
  document.head.insertAdjacentHTML("beforeend", waiting?.textContent ?? "");
}
