/** Loads the style sheet that the document holds in its `noscript`, later than anything the first paint needs. */
export function loadAccents() {
  const waiting = document.querySelector("head > noscript");
  if (!waiting || document.querySelector("head > [data-accents]")) return;
  document.head.insertAdjacentHTML("beforeend", waiting.textContent ?? "");
  document.head.lastElementChild?.setAttribute("data-accents", "");
}
