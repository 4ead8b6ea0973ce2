import { hydratedEvent } from "./hydration-events.ts";

/** Matches the letters of `app/ui/accents.css`. */
const accentedLetter = /[\u00c0-\u00d6\u00d8-\u02ff\u1e00-\u1eff]/;

/** Milliseconds after hydration: the response to the first press must not wait for the layout with another font. */
const DELAY_MS = 1500;

/**
 * Loads the fonts for accented letters when such a letter comes near the viewport, or after hydration, for what React
 * renders later. With each new font the browser lays out the whole page again: a quarter of a second on a phone.
 */
export async function loadAccents() {
  await Promise.race([letterNearby(), afterHydration()]);
  // The style sheet of the document's `noscript`.
  const waiting = document.querySelector("head > noscript");
  document.head.insertAdjacentHTML("beforeend", waiting?.textContent ?? "");
}

function letterNearby(): Promise<unknown> {
  return new Promise<void>((resolve) => {
    const nearby = new IntersectionObserver(
      (texts) => texts.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: "50%" },
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement && accentedLetter.test(textContent ?? "")) nearby.observe(parentElement);
    }
  });
}

function afterHydration(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(hydratedEvent, () => setTimeout(resolve, DELAY_MS), { once: true });
  });
}
