import { isAdminPath } from "#app/http/site-paths.ts";
import { wholeAnswer } from "#app/ui/whole-answer.ts";

/** A request of the admin that waits for another try. */
export interface Waiting {
  isWrite: boolean;
  /** Nobody answered at all, so that nobody knows what became of it. */
  isUnanswered: boolean;
  repeat: () => void;
}

/** Milliseconds until the next try of what may be asked again without asking anybody. */
const pause = 3000;

/** Milliseconds before each further try of what the site has failed at (UI-03). */
const retryDelays = [1000, 2000, 4000];

/**
 * Has the browser's `fetch` wait with what Remix asks for on a screen of the admin while the site or its database is
 * away, so that the screen and all that is typed on it stay. What is read, and a write that was refused before it
 * began (503), is tried again by itself; a write that got no answer only by `repeat`. What the site fails at while it
 * reads is tried again three times, and tells nobody. Tells who waits, each time that changes. Returns what ends it.
 */
export function waitForSite(tell: (waiting: Waiting[]) => void): () => void {
  const ask = window.fetch;
  const waiting = new Set<Waiting>();
  const ended = new AbortController();

  function untilRepeated(isWrite: boolean, isUnanswered: boolean, signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const entry = { isWrite, isUnanswered, repeat: () => settle(resolve) };
      const drop = () => settle(() => reject(signal.reason));
      const timer = isWrite && isUnanswered ? undefined : setTimeout(entry.repeat, pause);
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
      if (answer && answer.status !== 503) {
        const delay = retryDelays[failures];
        if (isWrite || answer.status < 500 || delay === undefined) return answer;
        failures += 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
        continue;
      }
      await untilRepeated(isWrite, !answer, AbortSignal.any([signal, ended.signal]));
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
