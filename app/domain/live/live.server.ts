import type { Database, Transaction } from "#app/platform/database.server.ts";
import { notify } from "#app/platform/notifications.server.ts";
import type { LiveTopic } from "./topics.ts";

/**
 * Notifies the open screens of all instances, within the transaction, that this record changed; null means many
 * records.
 */
export function announce(tx: Transaction | Database, topic: LiveTopic, id: string | null) {
  return notify(tx, topic, id);
}
