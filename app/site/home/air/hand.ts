import type { Hand } from "./painter.ts";

/** Time constants in seconds: following the pointer, opening the gap, and closing it. */
const FOLLOWS = 0.09;
const OPENS = 0.22;
const CLOSES = 0.9;
/** Seconds after which the effect of a resting pointer weakens. */
const RESTS_AFTER = 2.5;
const RESTING = 0.55;

/** Tracks pointer and touch over the stage. */
export function watchPointer(stage: HTMLElement) {
  const hand: Hand = { x: 0, y: 0, strength: 0, radius: 60, flow: { x: 1, y: 0 }, wake: 0 };
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let target = { x: 0, y: 0 };
  let isNear = false;
  let movedAt = 0;

  function moveTo({ clientX, clientY }: { clientX: number; clientY: number }) {
    target = { x: clientX, y: clientY };
    // A new pointer starts at its position instead of moving from the last one.
    if (!isNear && hand.strength < 0.05) Object.assign(hand, target);
    isNear = true;
    movedAt = performance.now();
  }

  stage.addEventListener("pointermove", moveTo, options);
  stage.addEventListener("pointerdown", moveTo, options);
  // Scrolling by touch cancels pointer events.
  stage.addEventListener("touchmove", ({ touches: [touch] }) => touch && moveTo(touch), options);
  const leave = () => {
    isNear = false;
  };
  stage.addEventListener("pointerleave", leave, options);
  stage.addEventListener("touchend", leave, options);
  stage.addEventListener("touchcancel", leave, options);

  return {
    hand,
    /** Advances the pointer state by `seconds`, for a canvas whose corner is at `left` and `top` of the viewport. */
    step(seconds: number, left: number, top: number) {
      const follow = 1 - Math.exp(-seconds / FOLLOWS);
      const [dx, dy] = [target.x - left - hand.x, target.y - top - hand.y];
      hand.x += dx * follow;
      hand.y += dy * follow;
      const isResting = performance.now() - movedAt > RESTS_AFTER * 1000;
      const wanted = isNear ? (isResting ? RESTING : 1) : 0;
      hand.strength +=
        (wanted - hand.strength) * (1 - Math.exp(-seconds / (wanted > hand.strength ? OPENS : CLOSES)));
      const speed = Math.min(Math.sqrt(dx * dx + dy * dy) / 60, 1);
      hand.wake +=
        (Math.max(speed, 0.35 * hand.strength) * hand.strength - hand.wake) * (1 - Math.exp(-seconds / 0.5));
    },
    stop: () => listening.abort(),
  };
}
