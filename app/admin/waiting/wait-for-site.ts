import { isAdminPath } from "#app/http/site-paths.ts";
import { wholeAnswer } from "#app/ui/whole-answer.ts";

/** A request of the admin that waits for another try. */
export interface Waiting {
  isWrite: boolean;
  reason: WaitingReason;
  repeat: () => void;
  /** Shows the error in place of the screen. Only for what the site has answered with one. */
  giveUp?: () => void;
}

/** No answer, a 503, or another error of the site. After the first and the last nobody knows what became of a write. */
export type WaitingReason = "unreachable" | "unavailable" | "failed";

/** Milliseconds until the next try of what may be asked again without asking anybody. */
const pause = 3000;

/** Milliseconds before each further try of what the site has failed at (UI-03). */
const retryDelays = [1000, 2000, 4000];

/**
 * Has the browser's `fetch` wait with what Remix asks for on a screen of the admin while the site or its database is
 * away, so that the screen and all that is typed on it stay. What is read, and a write that was refused before it
 * began (503), is tried again by itself; a write that got no answer, or another error, only by `repeat`. What the site
 * fails at while it reads is tried again three times, and tells nobody. Tells who waits, each time that changes.
 * Returns what ends it.
 */
export function waitForSite(tell: (waiting: Waiting[]) => void): () => void {
  const ask = window.fetch;
  const waiting = new Set<Waiting>();
  const ended = new AbortController();

  /** Whether to try again; otherwise the answer is given up to the screen. */
  function untilDecided(isWrite: boolean, reason: WaitingReason, signal: AbortSignal) {
    return new Promise<boolean>((resolve, reject) => {
      const entry: Waiting = { isWrite, reason, repeat: () => settle(() => resolve(true)) };
      if (reason === "failed") entry.giveUp = () => settle(() => resolve(false));
      const drop = () => settle(() => reject(signal.reason));
      const timer = isWrite && reason !== "unavailable" ? undefined : setTimeout(entry.repeat, pause);
      function settle(done: () => void) {
        clearTimeout(timer);
        signal.removeEventListener("abort", drop);
        waiting.delete(entry);
        tell([...waiting]);
        done();
      }
      signal.addEventListener("abort", drop);
      waiting.add(entry);
      tell([...waiting]);
    });
  }

  window.fetch = async (input, init) => {
    if (input instanceof Request) return ask(input, init);
    const { method, url, signal } = new Request(input, init);
    if (!isAdminData(url)) return ask(input, init);
    const isWrite = method !== "GET";
    for (let failures = 0; ; ) {
      const answer = await wholeAnswer(ask(input, init)).catch((error: unknown) => {
        if (signal.aborted || ended.signal.aborted) throw error;
        return undefined;
      });
      if (answer && answer.status < 500) return answer;
      const reason = !answer ? "unreachable" : answer.status === 503 ? "unavailable" : "failed";
      if (answer && reason === "failed" && !isWrite) {
        const delay = retryDelays[failures];
        if (delay === undefined) return answer;
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
        continue;
      }
      const isRepeated = await untilDecided(isWrite, reason, AbortSignal.any([signal, ended.signal]));
      if (answer && !isRepeated) return answer;
    }
  };
  return () => {
    window.fetch = ask;
    ended.abort();
  };
}

/** What Remix asks for a screen, and what it sends of a form. */
function isAdminData(url: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin && pathname.endsWith(".data") && isAdminPath(pathname);
}
