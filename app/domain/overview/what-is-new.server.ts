import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { countLeads } from "#app/domain/leads/lead-list.server.ts";
import { countUnseenMentions } from "#app/domain/tasks/mentions.server.ts";
import type { WhatIsNew } from "./what-is-new.ts";

export async function countWhatIsNew({ id, role }: Staff): Promise<WhatIsNew> {
  const [leads, mentions] = await Promise.all([
    allows(role, "leads.read") ? countLeads().then((counts) => counts.new) : 0,
    allows(role, "tasks.read") ? countUnseenMentions(id) : 0,
  ]);
  return { leads, mentions };
}
