import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/** Maximum number of leads, and of tasks, that one mail lists; the rest is a count. */
const MAX_IDS = 20;

/** Mails a person what someone else has assigned to them: one mail for everything that changed at once. */
export const notifyAssignee = defineJob({
  name: "desk.notify-assignee",
  payload: z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    byId: z.uuid(),
    leadIds: z.array(z.uuid()),
    taskIds: z.array(z.uuid()),
    /** Further items, whose ids are left out. */
    more: z.int(),
  }),
  maxAttempts: 1000,
});

interface Assigned {
  leadIds?: string[];
  taskIds?: string[];
}

/** Queues the mail in the transaction of the change; none for what people assign to themselves. */
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
