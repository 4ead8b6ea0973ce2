import { paths } from "#app/http/paths.ts";
import type { LiveMessage } from "./live-message.ts";

/** Milliseconds for which a tab that opens later can still be told of a change. */
const memory = 60_000;

interface Hello {
  kind: "hello";
  /** When the new tab's page was asked for, in milliseconds. */
  since: number;
}

/**
 * One stream for all tabs of a browser on the same account: browsers open no more than six connections to a server
 * without HTTP/2. The tab that gets the lock hears the server and passes on what it hears; when it closes, another
 * gets the lock. Where a page may not lock (plain http on another host), each tab hears for itself.
 */
export function shareStream(accountId: string, notify: (message: LiveMessage) => void): () => void {
  if (!("locks" in navigator)) return openStream(notify);
  const name = `live-${accountId}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  const heard: { message: LiveMessage; at: number }[] = [];
  let isHearing = false;

  channel.onmessage = ({ data }: MessageEvent<LiveMessage | Hello>) => {
    if (data.kind !== "hello") return notify(data);
    if (!isHearing) return;
    for (const { message, at } of heard) if (at >= data.since) channel.postMessage(message);
  };
  channel.postMessage({ kind: "hello", since: performance.timeOrigin } satisfies Hello);

  function passOn(message: LiveMessage) {
    const at = Date.now();
    heard.push({ message, at });
    while (heard[0] && heard[0].at < at - memory) heard.shift();
    channel.postMessage(message);
    notify(message);
  }

  const hear = () =>
    new Promise<void>((resolve) => {
      if (closing.signal.aborted) return resolve(); // the lock came too late to be given up
      isHearing = true;
      const close = openStream(passOn);
      closing.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: closing.signal }, hear).catch(() => {}); // given up before its turn

  return () => {
    closing.abort();
    channel.close();
  };
}

/** Milliseconds before a stream that ended for good is asked for again; doubled each time. */
const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Hears the server until it is told to stop. A browser asks again by itself after a lost connection; after an answer
 * that is no stream (an error, a sign-in page) it does not, so this does.
 */
function openStream(notify: (message: LiveMessage) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = MIN_RETRY_DELAY_MS;
  let knownUntil = performance.timeOrigin;

  function open() {
    source = new EventSource(paths.admin.live(Date.now() - knownUntil));
    source.addEventListener("open", () => {
      retryDelayMs = MIN_RETRY_DELAY_MS;
    });
    source.addEventListener("change", ({ data }) => {
      knownUntil = Date.now();
      notify({ kind: "change", ...JSON.parse(data) });
    });
    source.addEventListener("counts", ({ data }) => notify({ kind: "counts", counts: JSON.parse(data) }));
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryDelayMs);
      retryDelayMs = Math.min(2 * retryDelayMs, MAX_RETRY_DELAY_MS);
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
