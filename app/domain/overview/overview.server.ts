import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listLeads } from "#app/domain/leads/lead-list.server.ts";
import { findLeadRecipients } from "#app/domain/leads/lead-recipients.server.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { listTasks } from "#app/domain/tasks/tasks.server.ts";
import { listFailingJobs } from "#app/platform/queue-recovery.server.ts";

/** Of each kind. */
const mostShown = 6;

export type Overview = Awaited<ReturnType<typeof findOverview>>;

/** What waits for somebody today; each part only for whoever may read it. */
export async function findOverview({ id, role }: Staff, today: string) {
  const mayReadLeads = allows(role, "leads.read");
  const [newLeads, late, recipients, own, tree, failing] = await Promise.all([
    mayReadLeads ? listLeads({ status: "new" }) : null,
    mayReadLeads ? listLeads({ due: "reply" }) : null,
    mayReadLeads ? findLeadRecipients() : [],
    findOwnTasks(id, today),
    allows(role, "pages.read") ? listPageTree() : [],
    listFailingJobs(),
  ]);
  return {
    leads: newLeads && {
      newest: newLeads.leads.slice(0, mostShown),
      total: newLeads.total,
      late: late?.total ?? 0,
      /** No address is notified of new leads: neither the setting nor LEADS_MAIL_TO names an address. */
      hasNoRecipient: recipients.length === 0,
    },
    tasks: own,
    scheduled: tree
      .flatMap(({ title, slug, scheduledAt }) => (scheduledAt ? [{ title, slug, scheduledAt }] : []))
      .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime())
      .slice(0, mostShown),
    failedPages: tree.filter(({ hasFailed }) => hasFailed).map(({ title, slug }) => ({ title, slug })),
    failingJobs: failing,
  };
}

/** One's open tasks, what is due first. */
async function findOwnTasks(assignee: string, today: string) {
  const { tasks, total } = await listTasks({ assignee, isOpen: true }, 1, today);
  return { first: tasks.slice(0, mostShown), total };
}
