/** Letters of `app/ui/accents.css`, some more included: Latin beyond the first 256 characters. */
const accentedLetter = /[\u0100-\u02ff\u1e00-\u1eff]/;

/**
 * Loads the style sheet that the document holds in its `noscript`, later than anything the first paint needs. A font that
 * is added lays the whole page out again.
 */
export function loadAccents() {
  const waiting = document.querySelector("head > noscript");
  if (!waiting || document.querySelector("head > [data-accents]")) return;
  document.head.insertAdjacentHTML("beforeend", waiting.textContent ?? "");
  document.head.lastElementChild?.setAttribute("data-accents", "");
}

/** The same, only for a page that has such letters: most have none, and those that React shows later load it then. */
export function loadAccentsIfNeeded() {
  if (accentedLetter.test(document.body.textContent ?? "")) loadAccents();
}
