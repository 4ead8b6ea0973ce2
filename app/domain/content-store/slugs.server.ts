import { and, ne, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { isIn, storedPathOf, subjectOf } from "#app/domain/content-types/item-language.server.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { deleteShadowedRedirects, recordMoves } from "#app/domain/links/record-redirects.server.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";
import { type ContentRow, selectRow, writeRow } from "./publishable-of.server.ts";

type RenameOutcome =
  | { status: "renamed"; slug: string }
  | { status: "taken"; message: string }
  /** Another user has changed the slug since; nothing was changed. */
  | { status: "stale"; theirs: string };

/**
 * Changes the slug immediately. The old path redirects to the new one if the content has ever been public. Undefined
 * when the content does not exist.
 */
export function renameContent(
  type: AnyContentType,
  id: string,
  { slug, wasSlug }: { slug: string; wasSlug: string },
  by: Staff,
): Promise<RenameOutcome | undefined> {
  return db.transaction(async (tx): Promise<RenameOutcome | undefined> => {
    const row = await selectRow(type, id, tx, true);
    if (!row?.slug || !type.address) return undefined;
    if (row.slug === slug) return { status: "renamed", slug };
    if (row.slug !== wasSlug) return { status: "stale", theirs: row.slug };
    if ((await takenSlugs(tx, type, row.language ?? "", id)).has(slug)) {
      return { status: "taken", message: messages.addressTaken };
    }
    await writeRow(tx, type, id, { slug, ...(isKnown(row) ? { updatedAt: new Date() } : {}) });
    const [from, to] = [storedPathOf(type, row), storedPathOf(type, { ...row, slug })];
    if (to) await deleteShadowedRedirects(tx, [to]);
    if (from && to && isKnown(row)) await recordMoves(tx, { moves: [{ from, to }], reason: "rename", by });
    await recordAudit(tx, {
      actor: by,
      action: `${type.name}.rename`,
      subject: subjectOf({ ...row, slug }),
      before: { slug: row.slug },
      after: { slug },
    });
    return { status: "renamed", slug };
  });
}

/** Whether the content has ever been public. */
export function isKnown({ isPublished, publishedAt }: ContentRow): boolean {
  return isPublished || publishedAt !== null;
}

/** Returns a slug based on a title that is free in a language. */
export async function slugFor(
  tx: Transaction,
  type: AnyContentType,
  title: string,
  language: ContentLanguage,
): Promise<string> {
  const slug = slugOfTitle(title).slice(0, 70).replace(/-$/, "") || type.name;
  return freeSlug(slug, await takenSlugs(tx, type, language));
}

/**
 * Returns the slugs of all other content in a language, including the trash. Locks slug selection until the transaction
 * ends.
 */
export async function takenSlugs(
  tx: Transaction,
  type: AnyContentType,
  language: ContentLanguage,
  id?: string,
): Promise<Set<string>> {
  const { table } = tablesOf(type);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${type.name}_slugs`}))`);
  if (!table.slug) return new Set();
  const rows = await tx
    .select({ slug: table.slug })
    .from(table as PgTable)
    .where(and(isIn(table, language), id ? ne(table.id, id) : undefined, ne(table.slug, "")));
  return new Set(rows.map(({ slug }) => String(slug)));
}
