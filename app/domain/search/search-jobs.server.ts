import { z } from "zod";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/** Updates the search index with published content. */
export const indexContent = defineJob({
  name: "search.index-content",
  payload: z.object({}),
  maxAttempts: 20,
});

/** Enqueues an update of the search index in this transaction; one job covers all changes. */
export function refreshSearch(tx: Transaction | Database) {
  return enqueue(tx, indexContent, {}, { key: indexContent.name });
}
