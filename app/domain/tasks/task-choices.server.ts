import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts, roles } from "#db/schema/accounts.ts";
import { messages } from "./messages.ts";
import { leadTextField } from "./task.ts";
import { findLeadChoice, readTaskLead } from "./task-lead.server.ts";
import { listLabels } from "./tasks.server.ts";

interface Colleague {
  id: string;
  name: string;
}

const isEnabled = isNull(accounts.disabledAt);

/** People who can be mentioned in a comment. */
export function listColleagues(): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(isEnabled)
    .orderBy(asc(accounts.name));
}

const canBeAssigned = and(
  isEnabled,
  inArray(
    accounts.role,
    roles.filter((role) => allows(role, "tasks.update")),
  ),
);

/** People who can be assigned tasks, and the current assignee. */
function listAssignees(present?: string | null): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(or(canBeAssigned, present ? eq(accounts.id, present) : undefined))
    .orderBy(asc(accounts.name));
}

/** Whether a task can be saved with this assignee: an enabled account that may work on tasks, or the current one. */
async function isAssignable(assigneeId: string | null, present?: string | null): Promise<boolean> {
  if (assigneeId === null || assigneeId === present) return true;
  return (await db.$count(accounts, and(canBeAssigned, eq(accounts.id, assigneeId)))) > 0;
}

interface Asked {
  withLeads: boolean;
  linked: { leadId: string | null; assigneeId: string | null };
}

/**
 * Options of a task's form. People are those who can be assigned tasks, and the current assignee. The lead field has
 * its own search; this returns the linked lead, for roles that may read leads.
 */
export async function listTaskChoices({ withLeads, linked }: Asked) {
  const [people, labels, tree, lead] = await Promise.all([
    listAssignees(linked.assigneeId),
    listLabels(),
    listPageTree(),
    withLeads ? findLeadChoice(linked.leadId) : undefined,
  ]);
  const pages = tree.map(({ id, title, level }) => ({ id, title: "– ".repeat(level - 1) + title }));
  return { people, labels, pages, lead };
}

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
