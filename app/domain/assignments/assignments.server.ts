import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { readMailBrand } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { defineJob, enqueue, type PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { messages } from "./messages.ts";

/** Maximum number of leads, and of tasks, that a mail lists; it shows a count for the rest. */
const MAX_IDS = 20;

/** Mails a person what another user has assigned to them: one mail per change. */
export const notifyAssignee = defineJob({
  name: "desk.notify-assignee",
  payload: z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    byId: z.uuid(),
    leadIds: z.array(z.uuid()),
    taskIds: z.array(z.uuid()),
    /** Number of further items whose ids are omitted. */
    more: z.int(),
  }),
  maxAttempts: 1000,
});

interface Assigned {
  leadIds?: string[];
  taskIds?: string[];
}

/** Enqueues the mail in the transaction of the change; skips assignments to oneself. */
export async function enqueueAssignment(
  tx: Transaction,
  accountId: string | null,
  { leadIds = [], taskIds = [] }: Assigned,
  by: Pick<Staff, "id">,
) {
  if (!accountId || accountId === by.id || leadIds.length + taskIds.length === 0) return;
  const [someLeads, someTasks] = [leadIds.slice(0, MAX_IDS), taskIds.slice(0, MAX_IDS)];
  await enqueue(tx, notifyAssignee, {
    id: randomUUID(),
    accountId,
    byId: by.id,
    leadIds: someLeads,
    taskIds: someTasks,
    more: leadIds.length + taskIds.length - someLeads.length - someTasks.length,
  });
}

type Assignment = PayloadOf<typeof notifyAssignee>;

/**
 * Mails the assignee the items that the role may read, unless the account is disabled or all of them have been
 * reassigned or erased since. Rejects when the mail server does not accept the mail.
 */
export async function mailAssignment({ id, accountId, byId, leadIds, taskIds, more }: Assignment) {
  const people = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      role: accounts.role,
      disabledAt: accounts.disabledAt,
    })
    .from(accounts)
    .where(inArray(accounts.id, [accountId, byId]));
  const assignee = people.find(({ id }) => id === accountId);
  if (!assignee || assignee.disabledAt) return;
  const readable = (policy: Policy, ids: string[]) => (allows(assignee.role, policy) ? ids : []);
  const [itsLeads, itsTasks] = await Promise.all([
    db
      .select({ id: leads.id, name: leads.name })
      .from(leads)
      .where(and(inArray(leads.id, readable("leads.read", leadIds)), eq(leads.ownerId, accountId)))
      .orderBy(asc(leads.name)),
    db
      .select({ id: tasks.id, name: tasks.title })
      .from(tasks)
      .where(
        and(
          inArray(tasks.id, readable("tasks.read", taskIds)),
          eq(tasks.assigneeId, accountId),
          isNull(tasks.deletedAt),
        ),
      )
      .orderBy(asc(tasks.title)),
  ]);
  const items = [
    ...itsLeads.map(({ id, name }) => ({ kind: messages.lead, name, link: paths.admin.lead(id) })),
    ...itsTasks.map(({ id, name }) => ({ kind: messages.task, name, link: paths.admin.task(id) })),
  ];
  const [first] = items;
  if (!first) return;

  const brand = await readMailBrand();
  const by = people.find(({ id }) => id === byId)?.name ?? messages.aColleague;
  const total = items.length + more;
  const many = messages.many(
    total,
    taskIds.length === 0 ? "leads" : leadIds.length === 0 ? "tasks" : "items",
  );
  await sendMail({
    to: assignee.email,
    subject:
      total === 1
        ? messages.oneAssignedSubject(brand.name, first.kind.toLowerCase(), first.name)
        : messages.manyAssignedSubject(brand.name, many),
    ...renderEmail({
      brand,
      title: total === 1 ? messages.oneAssignedTitle(first.kind) : messages.manyAssignedTitle(many),
      parts: [
        total === 1
          ? messages.oneAssigned(by, first.kind.toLowerCase(), brand.name)
          : messages.manyAssigned(by, many, brand.name),
        {
          links: items.map(({ kind, name, link }) => ({
            label: messages.item(kind, name),
            link: env.SITE_URL + link,
          })),
        },
        ...(more > 0 ? [messages.andMore(more)] : []),
      ],
    }),
    messageId: messageIdOf(`assignment-${id}`),
  });
}
