import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { listContent } from "#app/domain/content-store/content-list.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { countFailedDeliveries } from "#app/domain/leads/failed-deliveries.server.ts";
import { countLeads, listLeads } from "#app/domain/leads/lead-list.server.ts";
import { findLeadRecipients } from "#app/domain/leads/notify-team.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { listDemoSettings } from "#app/domain/settings/demo-settings.ts";
import { hasRealAddress } from "#app/domain/settings/lead-recipients.server.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { listUnseenMentions } from "#app/domain/tasks/comments.server.ts";
import { listTasks } from "#app/domain/tasks/tasks.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { listFailingJobs } from "#app/platform/queue.server.ts";
import type { Role } from "#db/schema/accounts.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { siteSettings } from "#db/schema/settings.ts";
import type { WhatIsNew } from "./what-is-new.ts";

/** Per kind. */
const MAX_SHOWN = 6;

/** A person's pending work; each part only for roles that may read it. */
export async function findOverview({ id, role }: Staff, today: string) {
  const mayReadLeads = allows(role, "leads.read");
  const [newLeads, late, steps, failedDeliveries, recipients, own, publishing, failing] = await Promise.all([
    mayReadLeads ? listLeads({ status: "new" }) : null,
    mayReadLeads ? listLeads({ due: "reply" }) : null,
    mayReadLeads ? listLeads({ owner: id, due: "step" }) : null,
    mayReadLeads ? countFailedDeliveries() : 0,
    mayReadLeads ? findLeadRecipients() : [],
    findOwnTasks(id, today),
    listPublishing(role),
    listFailingJobs(),
  ]);
  return {
    leads: newLeads && {
      newest: newLeads.leads.slice(0, MAX_SHOWN),
      total: newLeads.total,
      late: late?.total ?? 0,
      /**
       * No address is notified of new leads: neither the setting nor LEADS_MAIL_TO names one, or only example addresses.
       */
      hasNoRecipient: !hasRealAddress(recipients),
      recipients,
    },
    /** The person's own leads whose next step is due, longest overdue first. */
    nextSteps: steps && {
      first: steps.leads
        .toSorted((one, other) => (one.nextStepOn ?? "").localeCompare(other.nextStepOn ?? ""))
        .slice(0, MAX_SHOWN),
      total: steps.total,
    },
    tasks: own,
    scheduled: publishing
      .flatMap(({ title, to, scheduledAt }) => (scheduledAt ? [{ title, to, scheduledAt }] : []))
      .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime())
      .slice(0, MAX_SHOWN),
    notPublished: publishing.filter(({ hasFailed }) => hasFailed).map(({ title, to }) => ({ title, to })),
    /** Leads with a mail or webhook delivery that failed for good. */
    failedDeliveries,
    failingJobs: failing,
  };
}

/** A document's title, in a further language with its address: the original can have the same title. */
const nameOf = ({
  title,
  path,
  language,
}: {
  title: string;
  path?: string;
  language: ContentLanguage | null;
}) => (language && path ? `${title} (${path})` : title);

/** Pages and content that the role may read, with their schedules. */
async function listPublishing(role: Role) {
  const types = contentTypeList.filter(({ policies }) => allows(role, `${policies}.read`));
  const [tree, ...lists] = await Promise.all([
    allows(role, "pages.read") ? listPageTrees() : [],
    ...types.map(async (type) =>
      (await listContent(type, { isScheduled: true })).map((item) => ({
        ...item,
        title: nameOf(item),
        to: paths.admin.content(type.collection, item.id),
      })),
    ),
  ]);
  return [
    ...tree.map((page) => ({ ...page, title: nameOf(page), to: paths.admin.page(pageKey(page)) })),
    ...lists.flat(),
  ];
}

/** The person's open tasks, earliest due date first. */
async function findOwnTasks(assignee: string, today: string) {
  const { tasks, total } = await listTasks({ assignee, isOpen: true }, 1, today);
  return { first: tasks.slice(0, MAX_SHOWN), total };
}

/** Settings that still have demo values and that the role may change. */
export async function findDemoSettings(role: Role) {
  const found = listDemoSettings(await db.select().from(siteSettings));
  return found.filter(({ key }) => allows(role, tabs[registry[key].tab].save));
}

export async function countWhatIsNew({ id, role }: Staff): Promise<WhatIsNew> {
  const [leads, mentions] = await Promise.all([
    allows(role, "leads.read") ? countLeads().then((counts) => counts.new) : 0,
    allows(role, "tasks.read") ? listUnseenMentions(id) : [],
  ]);
  return { leads, mentions: mentions.length };
}
