/** NAV-05: pixels from the top of the page within which the bar is always visible. */
const ALWAYS_SHOWN_WITHIN = 50;

/** Pixels below which a scroll movement has no direction: overscroll and jitter. */
const MIN_MOVEMENT = 4;

/** NAV-05: hides the top bar when scrolling down and shows it when scrolling up, for the life of the document. */
export function hideTopBarOnScrollDown() {
  let last = window.scrollY;
  const follow = () => {
    const now = window.scrollY;
    if (now > ALWAYS_SHOWN_WITHIN && Math.abs(now - last) < MIN_MOVEMENT) return;
    const isHidden = now > ALWAYS_SHOWN_WITHIN && now > last;
    document.querySelector("[data-top-bar]")?.toggleAttribute("data-hidden", isHidden);
    last = now;
  };
  window.addEventListener("scroll", follow, { passive: true });
}
