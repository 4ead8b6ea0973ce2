import { announcements } from "../announcements.ts";

/** Requests that did not reach the site, held until the visitor wants them repeated: the page they left stays. */
const held = new Set<() => void>();
const changes = announcements();
let listeners = 0;

/**
 * Waits until the visitor asks for another try. False at once where nobody would tell the visitor: then the request
 * has failed. Rejects when it is no longer wanted.
 */
export function holdRequest(signal: AbortSignal): Promise<boolean> {
  if (listeners === 0) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      held.delete(repeat);
      signal.removeEventListener("abort", drop);
      changes.announce();
      done();
    };
    const repeat = () => settle(() => resolve(true));
    const drop = () => settle(() => reject(signal.reason));
    held.add(repeat);
    signal.addEventListener("abort", drop);
    changes.announce();
  });
}

export function repeatLostRequests() {
  for (const repeat of [...held]) repeat();
}

export function hasLostRequests(): boolean {
  return held.size > 0;
}

/** Returns what ends the listening. */
export function listenForLostRequests(listener: () => void): () => void {
  listeners += 1;
  const end = changes.listen(listener);
  return () => {
    listeners -= 1;
    end();
  };
}
