import { and, asc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { openDocuments } from "#db/schema/open-documents.ts";
import type { Actor } from "./publishable.server.ts";

/** Seconds after which someone whose browser says nothing counts as gone; browsers report every 15 seconds. */
const GONE_AFTER_SECONDS = 40;

const lastSeenToBeHere = sql`now() - make_interval(secs => ${GONE_AFTER_SECONDS})`;

/** Notes that this account has the document open. Resolves to the names of the others who have, in their order. */
export async function enterDocument(documentId: string, { id: accountId }: Actor): Promise<string[]> {
  const seenAt = sql`now()`;
  await db
    .insert(openDocuments)
    .values({ documentId, accountId })
    .onConflictDoUpdate({ target: [openDocuments.documentId, openDocuments.accountId], set: { seenAt } });
  const others = await db
    .select({ name: accounts.name })
    .from(openDocuments)
    .innerJoin(accounts, eq(accounts.id, openDocuments.accountId))
    .where(
      and(
        eq(openDocuments.documentId, documentId),
        ne(openDocuments.accountId, accountId),
        gt(openDocuments.seenAt, lastSeenToBeHere),
      ),
    )
    .orderBy(asc(accounts.name));
  return others.map(({ name }) => name);
}

export async function leaveDocument(documentId: string, { id: accountId }: Actor) {
  await db
    .delete(openDocuments)
    .where(and(eq(openDocuments.documentId, documentId), eq(openDocuments.accountId, accountId)));
}

/** Deletes what browsers that were closed without a word have left. */
export async function forgetClosedDocuments() {
  await db.delete(openDocuments).where(lt(openDocuments.seenAt, lastSeenToBeHere));
}
