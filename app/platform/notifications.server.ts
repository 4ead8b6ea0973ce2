import { remember } from "@epic-web/remember";
import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { connections, type Database, type Transaction } from "./database.server.ts";
import { onReopen } from "./database-pool.server.ts";
import { log } from "./log.server.ts";

/** One channel for all topics, so that one connection listens to all of them. */
const channel = "changes";

export interface Notification {
  topic: string;
  /** The changed object; null when any may have changed because notifications may be missing. */
  id: string | null;
}

/** Notifies every instance when the caller's transaction commits; null means that any object may have changed. */
export async function notify(tx: Transaction | Database, topic: string, id: string | null) {
  await tx.execute(sql`select pg_notify(${channel}, ${`${topic} ${id ?? ""}`})`);
}

/** Calls `handler` for notifications of any instance, including this one. Returns the unsubscribe function. */
export function listen(topic: string, handler: (notification: Notification) => void): () => void {
  return subscriber().listen(topic, handler);
}

const subscriber = () =>
  remember("change-subscriber", () => {
    const created = createSubscriber(connections);
    onReopen(created.resume);
    return created;
  });

/**
 * One LISTEN connection beside the pool of `sql`, opened by the first `listen`. postgres.js reopens it when it is lost.
 * Notifications may have been missed then, so every handler is called with `id: null`.
 */
export function createSubscriber(pool: Sql) {
  const handlers = new Map<string, Set<(notification: Notification) => void>>();
  let isStarted = false;

  function start() {
    isStarted = true;
    pool.listen(channel, onPayload, onListening).catch((err: unknown) => {
      log.warn({ err }, "the database notifications cannot be subscribed to yet");
    });
  }

  function onPayload(payload: string) {
    const [topic = "", id = ""] = payload.split(" ");
    dispatch({ topic, id: id || null });
  }

  function onListening() {
    log.debug("subscribed to database notifications");
    for (const topic of handlers.keys()) dispatch({ topic, id: null });
  }

  function dispatch(notification: Notification) {
    for (const handler of handlers.get(notification.topic) ?? []) handler(notification);
  }

  return {
    listen(topic: string, handler: (notification: Notification) => void): () => void {
      const ofTopic = handlers.get(topic) ?? new Set();
      handlers.set(topic, ofTopic.add(handler));
      if (!isStarted) start();
      return () => ofTopic.delete(handler);
    },
    /** Listens on the new pool when `pool` was replaced. */
    resume() {
      if (isStarted) start();
    },
  };
}
