import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

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
