import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { listAssignees } from "./people.server.ts";
import { findLeadChoice } from "./task-lead.server.ts";
import { listLabels } from "./tasks.server.ts";

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
