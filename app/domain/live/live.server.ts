import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { notify } from "#app/platform/notifications.server.ts";
import type { Role } from "#db/schema/accounts.ts";

/** Topics that open screens subscribe to, and the policy that each requires. */
const topics = {
  leads: "leads.read",
  tasks: "tasks.read",
} satisfies Record<string, Policy>;

export type LiveTopic = keyof typeof topics;

export const liveTopics = Object.keys(topics) as LiveTopic[];

export function topicsFor(role: Role): LiveTopic[] {
  return liveTopics.filter((topic) => allows(role, topics[topic]));
}

/**
 * Notifies the open screens of all instances, within the transaction, that this record changed; null means many
 * records.
 */
export function announce(tx: Transaction | Database, topic: LiveTopic, id: string | null) {
  return notify(tx, topic, id);
}
