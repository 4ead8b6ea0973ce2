/** The same query as in stage-moving.css; without a match the stage is two static screens. */
const moving = "screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";

/** Whether the stage is animated at all. */
export function isStageMoving(): boolean {
  return window.matchMedia(moving).matches;
}

/** Calls back when the visitor's motion preference changes. Returns the unsubscribe function. */
export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(moving);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
