/** Whether somebody uses this screen: it is visible, and there has been input not long ago. */
export interface Attendance {
  isAttended: () => boolean;
}

/**
 * Watches for input until `signal` is aborted. Requests of a screen that nobody uses would prolong the session, so they
 * wait; `onReturn` is called when the tab becomes visible, and at the first input after `unattendedAfterMs` without any.
 */
export function watchAttendance(
  unattendedAfterMs: number,
  signal: AbortSignal,
  onReturn: () => void,
): Attendance {
  let lastInputAt = performance.now();
  const isUnattended = () => performance.now() - lastInputAt > unattendedAfterMs;

  function noteInput() {
    const wasUnattended = isUnattended();
    lastInputAt = performance.now();
    if (wasUnattended) onReturn();
  }

  for (const kind of ["pointermove", "pointerdown", "keydown"])
    document.addEventListener(kind, noteInput, { signal, capture: true, passive: true });
  document.addEventListener("visibilitychange", onReturn, { signal });
  return { isAttended: () => !document.hidden && !isUnattended() };
}
