import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { db } from "#app/platform/database.server.ts";
import { onDisconnect } from "#app/platform/database-pool.server.ts";
import { log } from "#app/platform/log.server.ts";
import { listen, notify } from "#app/platform/notifications.server.ts";

/** Database triggers notify this topic of every change of public content; see the migration `content-is-announced`. */
const changeTopic = "content";

/** An instance sends itself a ping on this topic to check that notifications arrive. */
const pingTopic = "echo";

/** Milliseconds between two checks of the subscription. */
const CHECK_INTERVAL_MS = 5000;

/** Milliseconds after which a ping counts as lost. */
const PING_TIMEOUT_MS = 2000;

const state = remember("content-version", () => ({
  version: 0,
  isSubscribed: false,
  /** Numbers checks and disconnects in the order in which they started; `lastCheck` is the newest with a result. */
  checksStarted: 0,
  lastCheck: 0,
  /** Ends the subscription. */
  stop: undefined as (() => void) | undefined,
  pendingPings: new Map<string, () => void>(),
}));

/**
 * A number that rises with every change of public content by any instance: a value that was read under the same number
 * is current. Undefined while this instance may miss notifications.
 */
export function contentVersion(): number | undefined {
  return state.isSubscribed ? state.version : undefined;
}

/** Makes every instance render pages again although no content has changed. */
export const announceContentChange = () => notify(db, changeTopic, null);

/**
 * Subscribes to changes of the content. Until then, and while the subscription is down, there is no version. Returns the
 * unsubscribe function.
 */
export function subscribeToContent(): () => void {
  state.stop ??= startSubscription();
  return state.stop;
}

function startSubscription(): () => void {
  const unlisten = [
    listen(changeTopic, ({ id }) => {
      state.version += 1;
      if (id === null) void checkSubscription(); // changes may have been missed
    }),
    listen(pingTopic, ({ id }) => state.pendingPings.get(id ?? "")?.()),
    onDisconnect(() => {
      if (countAsDown()) void checkSubscription();
    }),
  ];
  const timer = setInterval(() => void checkSubscription(), CHECK_INTERVAL_MS).unref();
  void checkSubscription();
  return () => {
    clearInterval(timer);
    for (const end of unlisten) end();
    countAsDown();
    state.stop = undefined;
  };
}

/** Ignores the results of running checks. Returns whether the subscription was up. */
function countAsDown(): boolean {
  const wasSubscribed = state.isSubscribed;
  state.isSubscribed = false;
  state.lastCheck = ++state.checksStarted;
  return wasSubscribed;
}

/**
 * Resolves when this instance has received the notifications of everything committed before, so that people see what
 * they have just saved. Never rejects; when Postgres is down it resolves after a short timeout.
 */
export async function waitForContentChanges(): Promise<void> {
  if (state.isSubscribed) await checkSubscription();
}

/** The result of a check is ignored when a later check has one: its ping may have been sent before the subscription. */
async function checkSubscription() {
  const check = ++state.checksStarted;
  const isSubscribed = await pingSelf().catch((err: unknown) => {
    log.debug({ err }, "content notifications cannot be checked");
    return false;
  });
  if (check < state.lastCheck) return;
  state.lastCheck = check;
  if (isSubscribed && !state.isSubscribed) state.version += 1;
  if (isSubscribed !== state.isSubscribed)
    log.info({ isSubscribed }, "content is cached only while its change notifications arrive");
  state.isSubscribed = isSubscribed;
}

/** Notifications arrive in commit order, so the ping arrives after every earlier change. */
async function pingSelf(): Promise<boolean> {
  const id = randomUUID();
  const received = new Promise<boolean>((resolve) => {
    state.pendingPings.set(id, () => resolve(true));
  });
  const abort = new AbortController();
  const timeout = setTimeout(PING_TIMEOUT_MS, false, { ref: false, signal: abort.signal });
  timeout.catch(() => {}); // aborted because the ping arrived
  try {
    await notify(db, pingTopic, id);
    return await Promise.race([received, timeout]);
  } finally {
    state.pendingPings.delete(id);
    abort.abort();
  }
}
