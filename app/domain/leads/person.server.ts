import { makeZip } from "client-zip";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readableEmail } from "#app/domain/contact/address-spellings.server.ts";
import { announce } from "#app/domain/live/live.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { dequeue, enqueue, jobKey } from "#app/platform/queue.server.ts";
import { buckets, readObjectStream } from "#app/platform/storage.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type AttachedFile, leadEvents, leadReplies, leads } from "#db/schema/leads.ts";
import { taskComments, tasks } from "#db/schema/tasks.ts";
import {
  confirmToSender,
  mailReply,
  notifyTeam,
  remindOwner,
  removeLeadFiles,
  submitExternally,
} from "./lead-jobs.server.ts";
import { messages } from "./messages.ts";
import { matchMailbox, matchPerson } from "./same-person.server.ts";

/**
 * Returns the leads of a person by mail address or phone number, newest first, each with the reason for the match; also
 * those that perhaps are the person's. Empty for any other query.
 */
export async function findPerson(query: string) {
  const asked = query.trim();
  const certain = await matchPerson(asked.includes("@") ? { email: asked } : { phone: asked });
  const addresses = certain.map(({ email }) => email);
  const matches = [
    ...certain,
    ...(await matchMailbox(asked.includes("@") ? [asked, ...addresses] : addresses, certain)),
  ];
  if (matches.length === 0) return [];
  const rows = await db
    .select({
      id: leads.id,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      status: leads.status,
      createdAt: leads.createdAt,
      attachedFiles: leads.attachedFiles,
      taskCount: sql<number>`(select count(*)::int from ${tasks} where ${tasks.leadId} = ${leads.id})`,
      replyCount: sql<number>`(select count(*)::int from ${leadReplies} where ${leadReplies.leadId} = ${leads.id})`,
    })
    .from(leads)
    .where(
      inArray(
        leads.id,
        matches.map(({ leadId }) => leadId),
      ),
    )
    .orderBy(desc(leads.createdAt));
  return rows.map((lead) => {
    const match = matches.find(({ leadId }) => leadId === lead.id);
    return {
      ...lead,
      email: readableEmail(lead.email),
      match: match && { ...match, value: readableEmail(match.value) },
    };
  });
}

export type PersonLead = Awaited<ReturnType<typeof findPerson>>[number];

/** Returns all stored data of these leads: content, history, replies and tasks. */
async function readPersonData(ids: string[]) {
  if (ids.length === 0) return [];
  const [rows, events, replies, planned, comments] = await Promise.all([
    db.select().from(leads).where(inArray(leads.id, ids)).orderBy(desc(leads.createdAt)),
    db
      .select({
        leadId: leadEvents.leadId,
        type: leadEvents.type,
        detail: leadEvents.detail,
        by: accounts.name,
        createdAt: leadEvents.createdAt,
      })
      .from(leadEvents)
      .leftJoin(accounts, eq(accounts.id, leadEvents.actorId))
      .where(inArray(leadEvents.leadId, ids))
      .orderBy(leadEvents.createdAt),
    db.select().from(leadReplies).where(inArray(leadReplies.leadId, ids)).orderBy(leadReplies.createdAt),
    db.select().from(tasks).where(inArray(tasks.leadId, ids)).orderBy(tasks.createdAt),
    db
      .select({ taskId: taskComments.taskId, body: taskComments.body, createdAt: taskComments.createdAt })
      .from(taskComments)
      .innerJoin(tasks, eq(tasks.id, taskComments.taskId))
      .where(inArray(tasks.leadId, ids))
      .orderBy(taskComments.createdAt),
  ]);
  return rows.map((lead) => ({
    ...lead,
    events: events.filter(({ leadId }) => leadId === lead.id),
    replies: replies.filter(({ leadId }) => leadId === lead.id),
    tasks: planned
      .filter(({ leadId }) => leadId === lead.id)
      .map((task) => ({ ...task, comments: comments.filter(({ taskId }) => taskId === task.id) })),
  }));
}

interface Erasure {
  /** Undefined for the retention job. */
  by?: Staff;
  reason: "asked" | "retention";
  /** Condition that a lead must still meet when its row is locked: it may have changed since. */
  onlyIf?: SQL;
  /** Enqueues mails about the erasure in its transaction. */
  notify?: (tx: Transaction, erased: number) => Promise<unknown>;
}

/**
 * Erases leads with their history, replies, tasks and queued jobs. A job deletes their files, so that an unavailable
 * storage does not block the erasure. The audit log stores the id, actor, reason and number of files, but no personal
 * data. Resolves to the number of erased leads.
 */
export function eraseLeads(ids: string[], { by, reason, onlyIf, notify }: Erasure): Promise<number> {
  return db.transaction(async (tx) => {
    const replies = await tx
      .select({ id: leadReplies.id, leadId: leadReplies.leadId })
      .from(leadReplies)
      .where(inArray(leadReplies.leadId, ids));
    const planned = await tx
      .select({ id: tasks.id, leadId: tasks.leadId })
      .from(tasks)
      .where(inArray(tasks.leadId, ids));
    const erased = await tx
      .delete(leads)
      .where(and(inArray(leads.id, ids), onlyIf))
      .returning({ id: leads.id, attachedFiles: leads.attachedFiles });
    for (const { id, attachedFiles } of erased) {
      const ofLead = replies.filter(({ leadId }) => leadId === id);
      await dequeueDeliveries(
        tx,
        id,
        ofLead.map((reply) => reply.id),
      );
      const files = attachedFiles ?? [];
      if (files.length > 0)
        await removeFilesLater(
          tx,
          id,
          files.map(({ key }) => key),
        );
      await recordAudit(tx, {
        actor: by,
        action: "lead.erase",
        subject: id,
        after: { reason, files: files.length },
      });
      await announce(tx, "leads", id);
      for (const task of planned) if (task.leadId === id) await announce(tx, "tasks", task.id);
    }
    if (erased.length > 0) await notify?.(tx, erased.length);
    return erased.length;
  });
}

/** Deletes queued and failed mails and webhook calls: their errors can quote an address. */
async function dequeueDeliveries(tx: Transaction, leadId: string, replyIds: string[]) {
  for (const job of [notifyTeam, confirmToSender, submitExternally, remindOwner])
    await dequeue(tx, jobKey(job, leadId));
  for (const replyId of replyIds) await dequeue(tx, jobKey(mailReply, replyId));
}

async function removeFilesLater(tx: Transaction, leadId: string, keys: string[]) {
  await enqueue(tx, removeLeadFiles, { keys }, { key: jobKey(removeLeadFiles, leadId) });
}

/**
 * Returns a zip with `data.json`, which contains all stored data of these leads, and their original files. Files are
 * streamed one by one to limit memory use. `missing.txt` at the end lists files that could not be fetched and explains
 * what to do.
 */
export async function personArchive(ids: string[]): Promise<ReadableStream<Uint8Array>> {
  const data = await readPersonData(ids);
  return makeZip(entries(data), { buffersAreUTF8: true });
}

async function* entries(data: Awaited<ReturnType<typeof readPersonData>>) {
  const withoutKeys = data.map(({ attachedFiles, ...lead }) => ({
    ...lead,
    attachedFiles: attachedFiles?.map(({ name, size, type }) => ({ name, size, type })) ?? [],
  }));
  yield { name: "data.json", input: JSON.stringify(withoutKeys, undefined, 2), lastModified: new Date() };

  const missing: string[] = [];
  for (const { id, createdAt, attachedFiles } of data) {
    for (const [position, file] of (attachedFiles ?? []).entries()) {
      const name = `files/${id}/${position + 1}-${safeName(file)}`;
      try {
        yield { name, input: await readObjectStream(buckets.leads, file.key), lastModified: createdAt };
      } catch (err) {
        log.warn({ err, leadId: id, position }, "a file is missing in the archive of a person's data");
        missing.push(name);
      }
    }
  }
  if (missing.length > 0) {
    const text = [messages.filesMissing, ...missing].join("\n");
    yield { name: "missing.txt", input: `${text}\n`, lastModified: new Date() };
  }
}

/** Prevents path traversal when the archive is unpacked. */
function safeName({ name }: AttachedFile): string {
  return name.replace(/[/\\:*?"<>|]/g, "_").replace(/^\.+/, "_");
}
