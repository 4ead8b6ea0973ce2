/** As in stage.css: elsewhere the stage is two still screens. */
const moving = "screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)";

/** Whether the stage moves at all. */
export function isStageMoving(): boolean {
  return window.matchMedia(moving).matches;
}

/** Calls back when the visitor asks for less motion, or no longer does. Returns what ends it. */
export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(moving);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
