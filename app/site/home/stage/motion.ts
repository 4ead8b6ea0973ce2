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

/** Connections on which a film is a burden, beside those whose owner says so. */
const slow = new Set(["slow-2g", "2g"]);

/** Whether the visitor saves data, by choice or for want of a better connection. Films are not even asked for. */
export function savesData(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return (
    connection !== undefined && (connection.saveData === true || slow.has(connection.effectiveType ?? ""))
  );
}

/** https://wicg.github.io/netinfo/, which TypeScript does not know. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
