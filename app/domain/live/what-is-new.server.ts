import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { countLeads } from "#app/domain/leads/lead-list.server.ts";
import type { WhatIsNew } from "./what-is-new.ts";

export async function countWhatIsNew({ role }: Staff): Promise<WhatIsNew> {
  return { leads: allows(role, "leads.read") ? (await countLeads()).new : 0 };
}
