import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import type { Role } from "#db/schema/accounts.ts";

/** What screens are told of while they are open, and who may hear it. */
const topics = {
  leads: "leads.read",
  tasks: "tasks.read",
} satisfies Record<string, Policy>;

export type LiveTopic = keyof typeof topics;

export const liveTopics = Object.keys(topics) as LiveTopic[];

export function topicsFor(role: Role): LiveTopic[] {
  return liveTopics.filter((topic) => allows(role, topics[topic]));
}
