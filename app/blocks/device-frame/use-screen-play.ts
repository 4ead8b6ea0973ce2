import { useEffect, useRef, useState } from "react";

/**
 * SITE-15: plays what a screen does once it is seen, and again when `play` is called, with the animations of
 * `story-styles/plays.css`. `canPlay` is false until the page is hydrated, and for visitors who want less motion.
 */
export function useScreenPlay() {
  const screen = useRef<HTMLDivElement>(null);
  const [canPlay, setCanPlay] = useState(false);

  useEffect(() => {
    const { current } = screen;
    if (!current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setCanPlay(true);
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        start(current);
      },
      { threshold: 0.2 },
    );
    seen.observe(current);
    return () => seen.disconnect();
  }, []);

  function play() {
    if (canPlay && screen.current) start(screen.current);
  }
  return { screen, canPlay, play };
}

/** A screen that is playing goes on. */
function start(screen: HTMLElement) {
  if (screen.getAnimations({ subtree: true }).some(({ playState }) => playState === "running")) return;
  delete screen.dataset.plays;
  screen.getBoundingClientRect(); // applies the removal, so that the animations begin again
  screen.dataset.plays = "";
}
