import { useActionData, useLocation, useMatches, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { LiveTopic } from "#app/domain/live/live.server.ts";
import type { WhatIsNew } from "#app/domain/overview/what-is-new.ts";
import { paths } from "#app/paths/paths.ts";
import { watchAttendance } from "./attendance.ts";

/**
 * Subscribes to changes by others while the admin is open: revalidates a screen that shows what changed, but not during
 * a navigation or submission. Returns the counts that the loader or the server sent last.
 */
export function useLiveUpdates(accountId: string | undefined, loaded: WhatIsNew): WhatIsNew {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [isDue, setDue] = useState(false);
  const [counts, setCounts] = useState(loaded);

  useEffect(() => setCounts(loaded), [loaded]);
  useEffect(() => {
    if (!isDue || isBusy) return;
    setDue(false);
    revalidate();
  }, [isDue, isBusy, revalidate]);
  useEffect(() => {
    if (!accountId) return;
    const refresh = debounceWhileTyping(() => setDue(true));
    const close = shareStream(accountId, (message) => {
      if (message.kind === "counts") setCounts(message.counts);
      else if (isShown(message)) refresh.schedule();
    });
    return () => {
      close();
      refresh.stop();
    };
  }, [accountId]);

  return counts;
}

/** Milliseconds for which a newly opened tab can still receive an earlier change. */
const memory = 60_000;

interface Hello {
  kind: "hello";
  /** When the new tab's page was requested, in epoch milliseconds. */
  since: number;
}

/**
 * Shares one event stream between all tabs of an account: without HTTP/2, browsers open at most six connections to a
 * server. The tab with the Web Lock subscribes and broadcasts; when it closes, another one takes over. Without Web
 * Locks (plain HTTP on another host), each tab subscribes separately.
 */
function shareStream(accountId: string, notify: (message: LiveMessage) => void): () => void {
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
      if (closing.signal.aborted) return resolve(); // closed before the lock was granted
      isHearing = true;
      const close = openStream(passOn);
      closing.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: closing.signal }, hear).catch(() => {}); // aborted while waiting for the lock

  return () => {
    closing.abort();
    channel.close();
  };
}

/** Milliseconds before a closed stream is reopened; doubled each time. */
const MIN_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Subscribes until stopped. EventSource reconnects after a lost connection, but not after a response that is not an event
 * stream (an error, a sign-in page), so this function does.
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

/** Prefixes the document title with the number of new leads, on every screen. */
export function TitleCount({ count }: { count: number }) {
  useMatches(); // renders again on every navigation, which changes the title
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = count > 0 ? `(${count}) ${title}` : title;
  });
  return null;
}

/** Milliseconds in which changes are batched. */
const GATHER_MS = 150;

/** Milliseconds without a keystroke after which a user no longer counts as typing. */
const TYPING_PAUSE_MS = 1000;

/** Milliseconds without input after which nobody sees the screen: refreshing it would prolong the session. */
const UNATTENDED_MS = 60 * 60_000;

/**
 * Runs a function soon after it is scheduled, once however often; delayed while the user types, and until the page is
 * visible and the user is there.
 */
export function debounceWhileTyping(act: () => void): { schedule: () => void; stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;
  let lastKey = Number.NEGATIVE_INFINITY;
  const { isAttended } = watchAttendance(UNATTENDED_MS, signal, attempt);

  function attempt() {
    clearTimeout(timer);
    if (!isScheduled || !isAttended()) return;
    const wait = lastKey + TYPING_PAUSE_MS - performance.now();
    timer = setTimeout(wait > 0 ? attempt : actOnce, Math.max(wait, GATHER_MS));
  }
  function actOnce() {
    isScheduled = false;
    act();
  }

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

interface Interest {
  topic: LiveTopic;
  id: string | undefined;
}

const interests = new Set<Interest>();

/**
 * Revalidates a screen when others change something of the topic, or only the object with the `id`. `AdminShell`
 * subscribes to the server and runs the loaders.
 */
export function useLive(topic: LiveTopic, id?: string) {
  useEffect(() => {
    const interest = { topic, id };
    interests.add(interest);
    return () => void interests.delete(interest);
  }, [topic, id]);
}

/** Whether an open screen shows the changed object. */
function isShown(change: Extract<LiveMessage, { kind: "change" }>): boolean {
  return [...interests].some(
    ({ topic, id }) => topic === change.topic && (id === undefined || change.id === null || change.id === id),
  );
}

/** A message from the server to an open screen, see `app/http/live/live-stream.server.ts`. */
type LiveMessage =
  | { kind: "change"; topic: LiveTopic; id: string | null }
  | { kind: "counts"; counts: WhatIsNew };

/**
 * The action's response like `useActionData`, but it survives revalidations by live updates. Reset by the next
 * submission or another screen.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>();
  const { key } = useLocation();
  const latest = useRef({ key, answer });
  if (answer !== undefined || latest.current.key !== key) latest.current = { key, answer };
  return latest.current.answer;
}
