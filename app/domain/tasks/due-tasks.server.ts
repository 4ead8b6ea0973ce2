import { and, asc, between, eq, isNull, lte, ne } from "drizzle-orm";
import { z } from "zod";
import { allows } from "#app/domain/accounts/policies.ts";
import { dayInWords } from "#app/domain/days/day-in-words.ts";
import { nextOpening, officeHoursOf } from "#app/domain/leads/office-hours.ts";
import { getSettings, readMailBrand } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { defineJob, enqueue, type PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { tasks } from "#db/schema/tasks.ts";
import { messages } from "./messages.ts";

/** Maximum number of tasks that a mail lists; it shows a count for the rest. */
const MAX_LISTED = 20;

/** Mails a person the tasks that are due between these days, which the office's opening on the last of them serves. */
export const remindAssignee = defineJob({
  name: "task.remind-assignee",
  payload: z.object({ accountId: z.uuid(), from: z.iso.date(), to: z.iso.date() }),
  maxAttempts: 12,
});

const isOpen = and(isNull(tasks.deletedAt), ne(tasks.status, "done"));

/** Enqueues one mail per person for the office's next opening. Repeated runs change nothing. */
export async function scheduleTaskReminders(now = new Date()) {
  const { opensAt, from, to } = nextOpening(now, officeHoursOf(await getSettings()));
  const people = await db
    .selectDistinct({ accountId: accounts.id })
    .from(tasks)
    .innerJoin(accounts, and(eq(accounts.id, tasks.assigneeId), isNull(accounts.disabledAt)))
    .where(and(isOpen, between(tasks.dueDate, from, to)));
  for (const { accountId } of people) {
    const key = `${remindAssignee.name}:${accountId}:${to}`;
    await enqueue(db, remindAssignee, { accountId, from, to }, { key, runAt: opensAt });
  }
}

/**
 * Mails a person the open tasks that are due, and the overdue ones before them. Sends none to a person who is disabled or
 * may not read tasks, or if the newly due tasks have been completed, moved or reassigned. Rejects when the mail server
 * does not accept the mail.
 */
export async function mailDueTasks({ accountId, from, to }: PayloadOf<typeof remindAssignee>) {
  const [person] = await db
    .select({ email: accounts.email, role: accounts.role })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  if (!person || !allows(person.role, "tasks.read")) return;
  const due = await db
    .select({ id: tasks.id, title: tasks.title, dueDate: tasks.dueDate })
    .from(tasks)
    .where(and(isOpen, eq(tasks.assigneeId, accountId), lte(tasks.dueDate, to)))
    .orderBy(asc(tasks.dueDate), asc(tasks.title));
  const fresh = due.filter(({ dueDate }) => dueDate && dueDate >= from);
  const overdue = due.filter((task) => !fresh.includes(task));
  const [first] = fresh;
  if (!first) return;

  const brand = await readMailBrand();
  const listed = [...fresh, ...overdue].slice(0, MAX_LISTED);
  const more = due.length - listed.length;
  await sendMail({
    to: person.email,
    subject:
      due.length === 1
        ? messages.oneDueSubject(brand.name, first.title)
        : messages.manyDueSubject(brand.name, due.length),
    ...renderEmail({
      brand,
      title: messages.dueTitle(due.length),
      parts: [
        messages.dueTasks(brand.name),
        {
          links: listed.map(({ id, title, dueDate }) => ({
            label: title,
            link: env.SITE_URL + paths.admin.task(id),
            detail: messages.dueOn(dayInWords(dueDate ?? to)),
          })),
        },
        ...(more > 0 ? [messages.andMore(more)] : []),
      ],
    }),
    messageId: messageIdOf(`due-tasks-${accountId}-${to}`),
  });
}
