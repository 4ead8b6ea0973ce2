import type { Database, Transaction } from "#app/platform/database.server.ts";
import { notify } from "#app/platform/notifications.server.ts";
import type { LiveTopic } from "./topics.ts";

/** Tells the open screens of every instance that this one changed, or, with null, many, in the transaction of the change. */
export function announce(tx: Transaction | Database, topic: LiveTopic, id: string | null) {
  return notify(tx, topic, id);
}
