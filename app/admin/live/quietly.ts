/** Milliseconds in which changes that come together are one. */
const gathering = 150;

/** Milliseconds without a key after which somebody who was typing is not disturbed. */
const pauseInTyping = 1000;

/**
 * Does something soon after it is asked to, once however often it is asked; not while somebody types, and not while
 * the page is hidden, where it waits for being looked at.
 */
export function quietly(act: () => void): { ask: () => void; stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  let lastKey = Number.NEGATIVE_INFINITY;

  function attempt() {
    clearTimeout(timer);
    if (!isAsked || document.hidden) return;
    const wait = lastKey + pauseInTyping - performance.now();
    timer = setTimeout(wait > 0 ? attempt : actOnce, Math.max(wait, gathering));
  }
  function actOnce() {
    isAsked = false;
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
    ask() {
      isAsked = true;
      attempt();
    },
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}
