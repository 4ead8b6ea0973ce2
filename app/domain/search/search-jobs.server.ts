import { z } from "zod";
import type { Database, Transaction } from "#app/platform/database.server.ts";
import { defineJob, enqueue } from "#app/platform/queue.server.ts";

/** Brings the search's words up to what is published. */
export const indexContent = defineJob({
  name: "search.index-content",
  payload: z.object({}),
  maxAttempts: 20,
});

/** Has the search learn what was published in this transaction; one job learns all there is. */
export function refreshSearch(tx: Transaction | Database) {
  return enqueue(tx, indexContent, {}, { key: indexContent.name });
}
