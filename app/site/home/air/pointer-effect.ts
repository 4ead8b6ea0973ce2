import type { Point } from "#app/flow-field/point.ts";
import type { PointerEffect } from "./painter.ts";

/** Time constants in seconds: following the pointer, opening the gap, and closing it. */
const FOLLOWS = 0.09;
const OPENS = 0.22;
const CLOSES = 0.9;
/** Seconds after which the effect of a resting pointer weakens. */
const RESTS_AFTER = 2.5;
const RESTING = 0.55;

/** The pointer's effect, which follows the pointer with a delay. */
export function pointerEffect() {
  const effect: PointerEffect = { x: 0, y: 0, strength: 0, radius: 60, flow: { x: 1, y: 0 }, wake: 0 };
  let target: Point = { x: 0, y: 0 };
  let isNear = false;
  let isNew = false;
  let movedAt = 0;

  return {
    effect,
    /** Advances the effect by `seconds`; `corner` is the canvas's position in the viewport. */
    step(seconds: number, corner: Point) {
      const follow = 1 - Math.exp(-seconds / FOLLOWS);
      const [x, y] = [target.x - corner.x, target.y - corner.y];
      // A new pointer starts at its position instead of moving from the last one.
      if (isNew) Object.assign(effect, { x, y });
      isNew = false;
      const [dx, dy] = [x - effect.x, y - effect.y];
      effect.x += dx * follow;
      effect.y += dy * follow;
      const isResting = performance.now() - movedAt > RESTS_AFTER * 1000;
      const wanted = isNear ? (isResting ? RESTING : 1) : 0;
      effect.strength +=
        (wanted - effect.strength) * (1 - Math.exp(-seconds / (wanted > effect.strength ? OPENS : CLOSES)));
      const speed = Math.min(Math.sqrt(dx * dx + dy * dy) / 60, 1);
      effect.wake +=
        (Math.max(speed, 0.35 * effect.strength) * effect.strength - effect.wake) *
        (1 - Math.exp(-seconds / 0.5));
    },
    /** The pointer has moved to a point of the viewport; undefined: it has left. */
    point(at: Point | undefined) {
      if (at) {
        target = at;
        isNew ||= !isNear && effect.strength < 0.05;
        movedAt = performance.now();
      }
      isNear = at !== undefined;
    },
  };
}
