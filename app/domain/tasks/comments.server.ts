import { and, asc, eq, isNull } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { db } from "#app/platform/database.server.ts";
import { enqueue } from "#app/platform/queue.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { taskComments, taskMentions, tasks } from "#db/schema/tasks.ts";
import { notifyOfMention } from "./mentions.server.ts";
import { findMentions } from "./mentions.ts";
import { listColleagues } from "./task-choices.server.ts";

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
export function addComment(taskId: string, body: string, by: Staff): Promise<string | undefined> {
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

    const named = findMentions(body, await listColleagues()).filter(({ id }) => id !== by.id);
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
