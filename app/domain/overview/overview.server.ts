import { and, eq, isNotNull, like, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { countLeads, listLeads } from "#app/domain/leads/lead-list.server.ts";
import { findLeadRecipients } from "#app/domain/leads/notify-team.server.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { listDemoSettings } from "#app/domain/settings/demo-settings.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { listUnseenMentions } from "#app/domain/tasks/comments.server.ts";
import { listTasks } from "#app/domain/tasks/tasks.server.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { listFailingJobs } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents } from "#db/schema/leads.ts";
import { siteSettings } from "#db/schema/settings.ts";
import type { WhatIsNew } from "./what-is-new.ts";

/** Per kind. */
const MAX_SHOWN = 6;

/** A person's pending work; each part only for roles that may read it. */
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
      newest: newLeads.leads.slice(0, MAX_SHOWN),
      total: newLeads.total,
      late: late?.total ?? 0,
      /** No address is notified of new leads: neither the setting nor LEADS_MAIL_TO names an address. */
      hasNoRecipient: recipients.length === 0,
    },
    tasks: own,
    scheduled: tree
      .flatMap(({ title, slug, scheduledAt }) => (scheduledAt ? [{ title, slug, scheduledAt }] : []))
      .toSorted((one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime())
      .slice(0, MAX_SHOWN),
    failedPages: tree.filter(({ hasFailed }) => hasFailed).map(({ title, slug }) => ({ title, slug })),
    failingJobs: failing,
  };
}

/** The person's open tasks, earliest due date first. */
async function findOwnTasks(assignee: string, today: string) {
  const { tasks, total } = await listTasks({ assignee, isOpen: true }, 1, today);
  return { first: tasks.slice(0, MAX_SHOWN), total };
}

/** Public settings that still have demo values. */
export async function findDemoSettings() {
  return listDemoSettings(await getSettings(), { hasDemo: env.DEMO_CONTENT });
}

export interface FirstSteps {
  /** Whether contact details are set. */
  contact: boolean;
  /** Whether a page was published. */
  page: boolean;
  /** Whether there is a second account. */
  colleague: boolean;
  /** Whether a lead notification was mailed. */
  mail: boolean;
}

/** The completed steps of a new site, derived from its data. */
export async function findFirstSteps(): Promise<FirstSteps> {
  const [contact, page, colleagues, mail] = await Promise.all([
    db.$count(siteSettings, and(like(siteSettings.key, "contact_%"), isNotNull(siteSettings.updatedBy))),
    db.$count(auditLog, and(sql`${auditLog.action} like '%.publish'`, isNotNull(auditLog.actorId))),
    db.$count(accounts),
    db.$count(leadEvents, eq(leadEvents.type, "mail-sent")),
  ]);
  return { contact: contact > 0, page: page > 0, colleague: colleagues > 1, mail: mail > 0 };
}

export async function countWhatIsNew({ id, role }: Staff): Promise<WhatIsNew> {
  const [leads, mentions] = await Promise.all([
    allows(role, "leads.read") ? countLeads().then((counts) => counts.new) : 0,
    allows(role, "tasks.read") ? listUnseenMentions(id) : [],
  ]);
  return { leads, mentions: mentions.length };
}
