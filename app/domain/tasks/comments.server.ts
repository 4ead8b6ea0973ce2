import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { readMailBrand } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { taskComments, taskMentions, tasks } from "#db/schema/tasks.ts";
import { messages } from "./messages.ts";
import { findMentions } from "./task.ts";
import { listColleagues } from "./task-choices.server.ts";

/** Tasks with unseen mentions of a person, without deleted ones. */
export async function listUnseenMentions(accountId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ taskId: taskMentions.taskId })
    .from(taskMentions)
    .innerJoin(tasks, eq(tasks.id, taskMentions.taskId))
    .where(and(eq(taskMentions.accountId, accountId), isNull(taskMentions.seenAt), isNull(tasks.deletedAt)));
  return rows.map(({ taskId }) => taskId);
}

/** Marks a person's mentions in a task as seen. */
export function markMentionsSeen(taskId: string, { id }: Staff) {
  return db.transaction(async (tx) => {
    const seen = await tx
      .update(taskMentions)
      .set({ seenAt: new Date() })
      .where(
        and(eq(taskMentions.taskId, taskId), eq(taskMentions.accountId, id), isNull(taskMentions.seenAt)),
      )
      .returning({ id: taskMentions.id });
    if (seen.length > 0) await announce(tx, "tasks", taskId);
  });
}

/** Mails a mention to the mentioned person, unless the comment is deleted or they have seen it. */
export async function mailMention(mentionId: string) {
  const authors = alias(accounts, "author");
  const [mention] = await db
    .select({
      to: accounts.email,
      author: authors.name,
      body: taskComments.body,
      taskId: tasks.id,
      title: tasks.title,
    })
    .from(taskMentions)
    .innerJoin(accounts, and(eq(accounts.id, taskMentions.accountId), isNull(accounts.disabledAt)))
    .innerJoin(taskComments, eq(taskComments.id, taskMentions.commentId))
    .innerJoin(tasks, and(eq(tasks.id, taskMentions.taskId), isNull(tasks.deletedAt)))
    .leftJoin(authors, eq(authors.id, taskComments.authorId))
    .where(and(eq(taskMentions.id, mentionId), isNull(taskMentions.seenAt)));
  if (!mention) return;
  const { to, author, title, body, taskId } = mention;
  const by = author ?? messages.aColleague;
  const brand = await readMailBrand();
  await sendMail({
    to,
    subject: messages.mentionedYouIn(brand.name, by, title),
    ...renderEmail({
      brand,
      title: messages.mentionedYou(by),
      parts: [
        messages.mentionedYouInAComment(by, title, brand.name),
        { quote: body },
        { link: env.SITE_URL + paths.admin.task(taskId), button: messages.openTask },
      ],
    }),
    messageId: messageIdOf(`mention-${mentionId}`),
  });
}

/** Mails a mention in a comment. Retried until the mail server accepts the mail. */
export const notifyOfMention = defineJob({
  name: "task.tell-of-mention",
  payload: z.object({ mentionId: z.uuid() }),
  maxAttempts: 1000,
});

/** The comments of a task, oldest first. */
export function listComments(taskId: string) {
  return db
    .select({
      id: taskComments.id,
      body: taskComments.body,
      authorId: taskComments.authorId,
      authorName: accounts.name,
      createdAt: taskComments.createdAt,
    })
    .from(taskComments)
    .leftJoin(accounts, eq(accounts.id, taskComments.authorId))
    .where(eq(taskComments.taskId, taskId))
    .orderBy(asc(taskComments.createdAt), asc(taskComments.id));
}

/** Adds a comment and notifies mentioned people by mail. Undefined for an unknown task. */
export async function addComment(taskId: string, body: string, by: Staff): Promise<string | undefined> {
  const named = findMentions(body, await listColleagues()).filter(({ id }) => id !== by.id);
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.id, taskId), isNull(tasks.deletedAt)));
    if (!task) return undefined;
    const [comment] = await tx
      .insert(taskComments)
      .values({ taskId, body, authorId: by.id })
      .returning({ id: taskComments.id });
    if (!comment) throw new Error("The database returned no new comment");

    for (const { id: accountId } of named) {
      const [mention] = await tx
        .insert(taskMentions)
        .values({ commentId: comment.id, taskId, accountId })
        .returning({ id: taskMentions.id });
      if (mention) await enqueue(tx, notifyOfMention, { mentionId: mention.id });
    }
    await recordAudit(tx, { actor: by, action: "task.comment", subject: taskId });
    await announce(tx, "tasks", taskId);
    return comment.id;
  });
}

/** Deletes one's own comment. False when it is already deleted or another person's. */
export function removeComment(taskId: string, commentId: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(taskComments)
      .where(
        and(
          eq(taskComments.id, commentId),
          eq(taskComments.taskId, taskId),
          eq(taskComments.authorId, by.id),
        ),
      )
      .returning({ id: taskComments.id });
    if (removed.length === 0) return false;
    await recordAudit(tx, { actor: by, action: "task.comment-remove", subject: taskId });
    await announce(tx, "tasks", taskId);
    return true;
  });
}
