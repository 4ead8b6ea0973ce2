import { useEffect, useState } from "react";

/** NAV-05: pixels from the top of the page within which the bar always shows. */
const alwaysShownWithin = 50;

/** Pixels of one movement below which neither direction is meant: overscroll and shaky fingers. */
const smallest = 4;

/** Whether the bar is out of sight: it leaves on the way down and comes back on the way up. */
export function useHidingBar(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (now > alwaysShownWithin && Math.abs(now - last) < smallest) return;
      setHidden(now > alwaysShownWithin && now > last);
      last = now;
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isHidden;
}
