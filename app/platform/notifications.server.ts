import { remember } from "@epic-web/remember";
import { sql } from "drizzle-orm";
import type { Sql } from "postgres";
import { connections, type Database, type Transaction } from "./database.server.ts";
import { log } from "./log.server.ts";

/** One for all topics: a connection of its own listens once, however many topics there are. */
const channel = "changes";

export interface Notification {
  topic: string;
  /** Which one; null when any of them may have changed, because notifications may have been missed. */
  id: string | null;
}

/** Tells every instance of one, or, with null, that any of them may have changed; when and only if the caller's transaction commits. The same one twice is told once. */
export async function notify(tx: Transaction | Database, topic: string, id: string | null) {
  await tx.execute(sql`select pg_notify(${channel}, ${`${topic} ${id ?? ""}`})`);
}

/** Calls `handler` for what any instance, this one included, tells about the topic. The answer stops that. */
export function listen(topic: string, handler: (notification: Notification) => void): () => void {
  return subscriber().listen(topic, handler);
}

const subscriber = () => remember("change-subscriber", () => createSubscriber(connections));

/**
 * One LISTEN connection beside the pool of `sql`, opened by the first `listen`. postgres.js opens it again whenever it
 * is lost, for as long as it takes. Nobody knows what was told before that, so every handler then hears `id: null`.
 */
export function createSubscriber(pool: Sql) {
  const handlers = new Map<string, Set<(notification: Notification) => void>>();
  let isStarted = false;

  function start() {
    isStarted = true;
    pool.listen(channel, onPayload, onListening).catch((err: unknown) => {
      log.warn({ err }, "changes cannot be listened to yet");
    });
  }

  function onPayload(payload: string) {
    const [topic = "", id = ""] = payload.split(" ");
    dispatch({ topic, id: id || null });
  }

  function onListening() {
    log.debug("listening to changes");
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
  };
}
