import { remember } from "@epic-web/remember";
import type { Staff } from "#app/domain/accounts/account.ts";
import { peekSession } from "#app/domain/accounts/sessions.server.ts";
import { type LiveTopic, liveTopics, topicsFor } from "#app/domain/live/live.server.ts";
import { countWhatIsNew } from "#app/domain/overview/overview.server.ts";
import { sessionTokenOf } from "#app/http/cookies.server.ts";
import { isDataRequest } from "#app/http/request.server.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { beforeClosing } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listen } from "#app/platform/notifications.server.ts";
import { messages } from "../messages.ts";

/**
 * Milliseconds between heartbeats. Each one checks the session, so a stream outlives its session by at most this time.
 */
const HEARTBEAT_INTERVAL_MS = 15_000;

/** Milliseconds for which changes are collected before counting. */
const COUNT_DELAY_MS = 100;

/** Maximum clock difference of two instances in milliseconds. */
const MAX_CLOCK_SKEW_MS = 5000;

/**
 * Server-sent events for one browser: `change` for each change of a topic that the role can read, `counts` for the
 * person's new items, initially and whenever they may have changed. A reconnecting browser sends its last event id, a
 * new one sends in `age` the milliseconds since its page was requested: both get the events they missed. Ends with the
 * session, with a change of role, and with the process.
 */
export function liveStream(request: Request, staff: Staff): Response {
  // Single fetch would collect the stream, which does not end.
  if (isDataRequest(request))
    return new Response(messages.thisAddressIsAnEventStream, { status: 400, headers: privateHeaders });
  if (!mayOpenStream(staff.id)) {
    const headers = { ...privateHeaders, "Retry-After": "60" };
    return new Response(messages.tooManyScreens, { status: 429, headers });
  }
  let isClosed = false;
  let close = () => {};
  const body = new ReadableStream<string>({
    start(controller) {
      const send = (text: string) => {
        if (!isClosed) controller.enqueue(text);
      };
      send("retry: 1000\n\n");
      const counts = sendCounts(staff, send);
      counts.soon();
      const stopFollowing = followChanges(topicsFor(staff.role), missedSince(request), (change) => {
        send(`id: ${change.at}\n${event("change", { topic: change.topic, id: change.id })}`);
        counts.soon();
      });
      const heartbeatTimer = setInterval(async () => {
        if (await isSameSession(request, staff)) send(":\n\n");
        else close();
      }, HEARTBEAT_INTERVAL_MS);
      close = registerStream(staff.id, () => {
        isClosed = true;
        stopFollowing();
        counts.stop();
        clearInterval(heartbeatTimer);
        controller.close();
      });
      request.signal.addEventListener("abort", close);
    },
    cancel: () => close(),
  });

  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: {
      ...privateHeaders,
      "Content-Type": "text/event-stream",
      // Disables the compression of remix-serve, which would buffer events; the line below does the same for nginx.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}

/** Sends the counts of new items, throttled. */
function sendCounts(staff: Staff, send: (text: string) => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    soon() {
      timer ??= setTimeout(async () => {
        timer = undefined;
        try {
          send(event("counts", await countWhatIsNew(staff)));
        } catch (err) {
          log.warn({ err }, "new leads and mentions could not be counted");
        }
      }, COUNT_DELAY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** While the database is unavailable, the session counts as valid. */
async function isSameSession(request: Request, { role }: Staff): Promise<boolean> {
  const now = await peekSession(sessionTokenOf(request) ?? "").catch(() => ({ role }));
  return now?.role === role;
}

/** The time of the last event that the browser has received, in milliseconds. */
function missedSince(request: Request): number {
  const lastEventId = Number(request.headers.get("Last-Event-ID"));
  if (lastEventId > 0) return lastEventId - MAX_CLOCK_SKEW_MS;
  const age = Number(new URL(request.url).searchParams.get("age"));
  return Date.now() - (age > 0 ? age : 0);
}

function event(name: string, value: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;
}

/** The close functions of all open streams: a shutdown does not wait for streams. */
const closers = () =>
  remember("open-streams", () => {
    const open = new Set<() => void>();
    beforeClosing(async () => {
      for (const close of open) close();
    });
    return open;
  });

/** Maximum open streams per account and process: tabs share one, so this is many browsers. */
const MAX_STREAMS_PER_ACCOUNT = 20;

const counts = () => remember("open-streams-by-account", () => new Map<string, number>());

/** Whether an account may open another stream. */
function mayOpenStream(accountId: string): boolean {
  return (counts().get(accountId) ?? 0) < MAX_STREAMS_PER_ACCOUNT;
}

/** Registers a stream to be closed with the process; the returned function closes it, once. */
function registerStream(accountId: string, end: () => void): () => void {
  const close = () => {
    if (!closers().delete(close)) return;
    count(accountId, -1);
    end();
  };
  closers().add(close);
  count(accountId, 1);
  return close;
}

function count(accountId: string, change: number) {
  const open = (counts().get(accountId) ?? 0) + change;
  if (open > 0) counts().set(accountId, open);
  else counts().delete(accountId);
}

interface Change {
  topic: LiveTopic;
  /** Null when any object of the topic may have changed. */
  id: string | null;
  /** When this instance was notified, in milliseconds. */
  at: number;
}

/** Milliseconds for which changes are kept for reconnecting browsers. */
const HISTORY_MS = 60_000;

/** Recent changes and their subscribers; this instance subscribes with the first follower. */
const recentChanges = () =>
  remember("recent-changes", () => {
    const recent = { changes: [] as Change[], completeSince: Date.now(), followers: new Set<Follower>() };
    for (const topic of liveTopics) {
      listen(topic, ({ id }) => {
        const change = { topic, id, at: Date.now() };
        dropChangesBefore(recent, change.at - HISTORY_MS);
        recent.changes.push(change);
        for (const follower of recent.followers) follower(change);
      });
    }
    return recent;
  });

type Follower = (change: Change) => void;

/**
 * Reports every change from `since` on (milliseconds): first the recorded ones, then new ones. A `since` before the
 * recorded history counts as a change of everything. Returns the unsubscribe function.
 */
function followChanges(topics: LiveTopic[], since: number, onChange: Follower): () => void {
  const { changes, completeSince, followers } = recentChanges();
  const follower: Follower = (change) => {
    if (topics.includes(change.topic)) onChange(change);
  };
  if (since < completeSince) for (const topic of topics) onChange({ topic, id: null, at: Date.now() });
  else for (const change of changes.filter(({ at }) => at >= since)) follower(change);
  followers.add(follower);
  return () => followers.delete(follower);
}

function dropChangesBefore(recent: { changes: Change[]; completeSince: number }, time: number) {
  if (recent.completeSince >= time) return;
  recent.completeSince = time;
  recent.changes = recent.changes.filter(({ at }) => at >= time);
}
