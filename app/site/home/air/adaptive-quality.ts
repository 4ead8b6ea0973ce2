/** Device pixels per CSS pixel, highest first. */
const RATIOS = [2, 1.5, 1];
/** Frames measured before each adjustment. */
const FRAMES = 40;
/** Milliseconds between frames above which the load is reduced. */
const SLOW_MS = 22;

/** Reduces the load when frames are late: first the resolution, then the frame rate by half. */
export function adaptiveQuality(devicePixelRatio: number) {
  const sharpest = RATIOS.findIndex((ratio) => ratio <= Math.max(devicePixelRatio, 1));
  let level = Math.max(sharpest, 0);
  let isHalved = false;
  let isChanged = false;
  let isSkipping = false;
  let [count, since] = [0, 0];

  function measure(now: number) {
    if (count === 0) since = now;
    count += 1;
    if (count <= FRAMES) return;
    const mean = (now - since) / FRAMES;
    count = 0;
    // Longer intervals mean that the page was hidden.
    if (mean < SLOW_MS || mean > 250) return;
    if (level < RATIOS.length - 1) {
      level += 1;
      isChanged = true;
    } else isHalved = true;
  }

  return {
    ratio: () => Math.min(RATIOS[level] ?? 1, Math.max(devicePixelRatio, 1)),
    /** Whether to draw this frame. */
    isDue(now: number) {
      measure(now);
      isSkipping = isHalved && !isSkipping;
      return !isSkipping;
    },
    /** Whether the ratio has changed since the last call. */
    hasChanged() {
      const was = isChanged;
      isChanged = false;
      return was;
    },
  };
}
