/** Device pixels per CSS pixel, highest first. */
const RATIOS = [2, 1.5, 1];
/** Frames measured before each adjustment. */
const FRAMES = 40;
/** Milliseconds between frames above which the load is reduced. */
const SLOW_MS = 22;
/** One of so many frames is drawn on slow GPUs. */
const SLOW_SHARE = 2;

/** Reduces the load when frames are late: first the resolution, then the frame rate by half. */
export function adaptiveQuality(devicePixelRatio: number) {
  const lowest = RATIOS.length - 1;
  const sharpest = RATIOS.findIndex((ratio) => ratio <= Math.max(devicePixelRatio, 1));
  let level = Math.max(sharpest, 0);
  let share = 1;
  let isChanged = false;
  let frames = 0;
  let [count, since] = [0, 0];

  function measure(now: number) {
    if (count === 0) since = now;
    count += 1;
    if (count <= FRAMES) return;
    const mean = (now - since) / FRAMES;
    count = 0;
    // Longer intervals mean that the page was hidden.
    if (mean < SLOW_MS || mean > 250) return;
    if (level < lowest) {
      level += 1;
      isChanged = true;
    } else share = SLOW_SHARE;
  }

  return {
    ratio: () => Math.min(RATIOS[level] ?? 1, Math.max(devicePixelRatio, 1)),
    /** Whether to draw this frame. */
    isDue(now: number) {
      measure(now);
      frames += 1;
      return frames % share === 0;
    },
    /** Whether the ratio has changed since the last call. */
    hasChanged() {
      const was = isChanged;
      isChanged = false;
      return was;
    },
  };
}
