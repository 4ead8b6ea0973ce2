/** Milliseconds in which changes are batched. */
const GATHER_MS = 150;

/** Milliseconds without a keystroke after which a user no longer counts as typing. */
const TYPING_PAUSE_MS = 1000;

/**
 * Runs a function soon after it is scheduled, once however often; delayed while the user types, and until the page is
 * visible.
 */
export function debounceWhileTyping(act: () => void): { schedule: () => void; stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;
  let lastKey = Number.NEGATIVE_INFINITY;

  function attempt() {
    clearTimeout(timer);
    if (!isScheduled || document.hidden) return;
    const wait = lastKey + TYPING_PAUSE_MS - performance.now();
    timer = setTimeout(wait > 0 ? attempt : actOnce, Math.max(wait, GATHER_MS));
  }
  function actOnce() {
    isScheduled = false;
    act();
  }

  document.addEventListener("visibilitychange", attempt, { signal });
  document.addEventListener(
    "input",
    () => {
      lastKey = performance.now();
      attempt();
    },
    { signal, capture: true },
  );
  return {
    schedule() {
      isScheduled = true;
      attempt();
    },
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}
