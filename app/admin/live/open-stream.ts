import { paths } from "#app/http/paths.ts";
import type { LiveMessage } from "./live-message.ts";

/** Milliseconds before a stream that ended for good is asked for again; doubled each time. */
const shortestPause = 2000;
const longestPause = 60_000;

/**
 * Hears the server until it is told to stop. A browser asks again by itself after a lost connection; after an answer
 * that is no stream (an error, a sign-in page) it does not, so this does.
 */
export function openStream(tell: (message: LiveMessage) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = shortestPause;
  let knownUntil = performance.timeOrigin;

  function open() {
    source = new EventSource(paths.admin.live(Date.now() - knownUntil));
    source.addEventListener("open", () => {
      pause = shortestPause;
    });
    source.addEventListener("change", ({ data }) => {
      knownUntil = Date.now();
      tell({ kind: "change", ...JSON.parse(data) });
    });
    source.addEventListener("counts", ({ data }) => tell({ kind: "counts", counts: JSON.parse(data) }));
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(2 * pause, longestPause);
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
