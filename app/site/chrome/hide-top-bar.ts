/** NAV-05: pixels from the top of the page within which the bar always shows. */
const ALWAYS_SHOWN_WITHIN = 50;

/** Pixels of one movement below which neither direction is meant: overscroll and shaky fingers. */
const MIN_MOVEMENT = 4;

/** NAV-05: takes the bar out of sight on the way down and brings it back on the way up, for as long as the document is open. */
export function hideTopBarOnTheWayDown() {
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
