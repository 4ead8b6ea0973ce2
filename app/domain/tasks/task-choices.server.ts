import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { listAssignees } from "./people.server.ts";
import { findLeadChoice } from "./task-lead.server.ts";
import { listLabels } from "./tasks.server.ts";

interface Asked {
  withLeads: boolean;
  linked: { leadId: string | null; assigneeId: string | null };
}

/**
 * What the fields of a task offer. People are those who can be assigned tasks, and the present assignee. Leads are
 * searched by their field; here is the linked one, for roles that may read leads.
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
