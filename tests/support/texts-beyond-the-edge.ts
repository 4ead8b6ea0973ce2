import { endlessly } from "./filled.ts";

/** A word without a break opportunity. */
export const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter";

/** Yields that word and its prefixes endlessly, so that fields with a maximum length also get one. */
export function longWords() {
  return endlessly([word, word.slice(0, 40), word.slice(0, 24), word.slice(0, 12)]);
}

/** Texts that a visitor would have to scroll sideways for, that are cut off, or that are under the sidebar. */
export function textsBeyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth;
  const start = document.querySelector(".navbar")?.getBoundingClientRect().right ?? 0;
  const beyond = document.documentElement.scrollWidth > edge ? ["the page scrolls sideways"] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (
      !element?.checkVisibility({ opacityProperty: true }) ||
      element.closest("[aria-hidden=true], .sr-only")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const isUnderSidebar = width > 0 && left < start - 1 && element.closest("main") !== null;
    if ((right <= edge + 1 && !isUnderSidebar) || ownsItsEdge(element)) continue;
    beyond.push(
      `${element.tagName.toLowerCase()} "${element.className}": ${text.textContent?.trim().slice(0, 30)}`,
    );
  }
  return beyond;

  /** Whether it scrolls, or ends with an ellipsis. */
  function ownsItsEdge(inner: Element | null): boolean {
    if (!inner) return false;
    const { overflowX, textOverflow } = getComputedStyle(inner);
    return /auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || ownsItsEdge(inner.parentElement);
  }
}
