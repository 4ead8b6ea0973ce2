import { lockedKeys } from "../timeline.ts";

/** HOME-04: holds the page where it is; returns what lets it go. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  const listening = new AbortController();
  const hasBar = window.innerWidth > page.clientWidth;
  page.classList.add("scroll-locked");
  page.classList.toggle("scroll-locked-beside-bar", hasBar);
  window.addEventListener("keydown", swallow, { signal: listening.signal, capture: true });
  return () => {
    listening.abort();
    page.classList.remove("scroll-locked", "scroll-locked-beside-bar");
  };
}

function swallow(event: KeyboardEvent) {
  if (lockedKeys.has(event.key) && !isTyping(event.target) && !isPressing(event)) event.preventDefault();
}

const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}

/** A button under the space bar does not scroll; it is pressed, as those of the consent banner may be. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    key === " " && target instanceof Element && target.closest("button, summary, [role=button]") !== null
  );
}
