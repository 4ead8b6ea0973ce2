import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { messages } from "./messages.ts";
import { isAssignable } from "./people.server.ts";
import { leadTextField } from "./task.ts";
import { readTaskLead } from "./task-lead.server.ts";

interface Links {
  assigneeId: string | null;
  leadId: string | null;
}

type CheckedLinks = { links: Links } | { fieldErrors: Record<string, string[]> };

/**
 * Checks whom a task's form assigns and which lead it links. `present` is what the task has: a role that may not read
 * leads leaves its lead alone.
 */
export async function checkLinks(
  { assigneeId, leadId }: Links,
  form: FormData,
  by: Staff,
  present?: Links,
): Promise<CheckedLinks> {
  if (!(await isAssignable(assigneeId, present?.assigneeId)))
    return { fieldErrors: { assigneeId: [messages.thisPersonCannotBeAssigned] } };
  if (!allows(by.role, "leads.read")) return { links: { assigneeId, leadId: present?.leadId ?? null } };
  const text = form.get(leadTextField);
  const lead = await readTaskLead(leadId, typeof text === "string" ? text : undefined);
  if ("problem" in lead) return { fieldErrors: { leadId: [lead.problem] } };
  return { links: { assigneeId, leadId: lead.leadId } };
}
