/** Matches letters of `app/ui/accents.css` and a few more: Latin beyond the first 256 characters. */
const accentedLetter = /[\u0100-\u02ff\u1e00-\u1eff]/;

/**
 * Loads the style sheet in the document's `noscript` after the first paint, because an added font causes a layout of
 * the
 * whole page.
 */
export function loadAccents() {
  const waiting = document.querySelector("head > noscript");
  if (!waiting || document.querySelector("head > [data-accents]")) return;
  document.head.insertAdjacentHTML("beforeend", waiting.textContent ?? "");
  document.head.lastElementChild?.setAttribute("data-accents", "");
}

/** The same, only if the page contains such letters: most do not, and React's later content loads it when needed. */
export function loadAccentsIfNeeded() {
  if (accentedLetter.test(document.body.textContent ?? "")) loadAccents();
}
