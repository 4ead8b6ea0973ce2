/** Device pixels per CSS pixel, from the sharpest. */
const RATIOS = [2, 1.5, 1];
/** Frames that are looked at before something is changed. */
const FRAMES = 40;
/** Milliseconds between frames above which less is drawn. */
const SLOW_MS = 22;

/** Draws less where frames come late: first fewer pixels, then every second frame. */
export function pace() {
  const sharpest = RATIOS.findIndex((ratio) => ratio <= Math.max(window.devicePixelRatio, 1));
  let level = Math.max(sharpest, 0);
  let isHalved = false;
  let isChanged = false;
  let isSkipping = false;
  let [count, since] = [0, 0];

  function look(now: number) {
    if (count === 0) since = now;
    count += 1;
    if (count <= FRAMES) return;
    const mean = (now - since) / FRAMES;
    count = 0;
    // Longer than that and the page was not shown.
    if (mean < SLOW_MS || mean > 250) return;
    if (level < RATIOS.length - 1) {
      level += 1;
      isChanged = true;
    } else isHalved = true;
  }

  return {
    ratio: () => Math.min(RATIOS[level] ?? 1, Math.max(window.devicePixelRatio, 1)),
    /** Whether this frame is drawn. */
    isDue(now: number) {
      look(now);
      isSkipping = isHalved && !isSkipping;
      return !isSkipping;
    },
    /** Whether the ratio is another one since it was last asked. */
    hasChanged() {
      const was = isChanged;
      isChanged = false;
      return was;
    },
  };
}
