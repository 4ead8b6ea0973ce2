/** Milliseconds in which changes that come together are one. */
const GATHER_MS = 150;

/** Milliseconds without a key after which somebody who was typing is not disturbed. */
const TYPING_PAUSE_MS = 1000;

/**
 * Does something soon after it is asked to, once however often it is asked; not while somebody types, and not while
 * the page is hidden, where it waits for being looked at.
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
