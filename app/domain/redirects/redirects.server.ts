import { desc, eq, inArray, notExists, or, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { changedFields } from "#app/domain/records/changed-fields.server.ts";
import { isOfSite } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { codeOf } from "#app/languages/language.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { contains } from "#app/platform/has-words.server.ts";
import { missingPaths, redirects } from "#db/schema/redirects.ts";
import { followRedirects, publishedTitle } from "./find-redirect.server.ts";
import { messages } from "./messages.ts";
import { escapeLetters, oldPath, type RedirectValues, targetOf } from "./redirect.ts";

export type Redirect = typeof redirects.$inferSelect;

/** Maximum redirects in a list; a search finds more. */
const MAX_LISTED = 200;

/** Redirects that match a search in either path, most used first, and their total. */
export async function listRedirects(query: string) {
  const escaped = escapeLetters(query);
  const found = query
    ? or(contains(redirects.fromPath, escaped), contains(redirects.toPath, escaped))
    : undefined;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(redirects)
      .where(found)
      .orderBy(desc(redirects.hits), redirects.fromPath)
      .limit(MAX_LISTED),
    db.$count(redirects, found),
  ]);
  return { redirects: rows, total };
}

/** Requested paths that returned 404, most requested first, without those that have got a redirect since. */
export function listMissingPaths() {
  const redirected = db.select().from(redirects).where(eq(redirects.fromPath, missingPaths.path));
  return db
    .select()
    .from(missingPaths)
    .where(notExists(redirected))
    .orderBy(desc(missingPaths.hits), missingPaths.path)
    .limit(MAX_LISTED);
}

/** The redirect that a form edits, and the version that it showed. */
interface EditedRedirect {
  id: string;
  version: number;
}

type RedirectOutcome =
  | { status: "saved"; redirect: Redirect }
  /**
   * It was changed since the form was loaded, by the same account if `isOwn`; it differs from the form in these fields.
   */
  | { status: "stale"; redirect: Redirect; isOwn: boolean; fields: (keyof RedirectValues)[] }
  | { status: "refused"; field: "fromPath" | "toPath"; message: string };

/**
 * Adds a redirect, or changes the `edited` one. Redirects to its path get the same target, so that
 * every redirect has one hop; loops and paths of pages are refused. Undefined when it is deleted.
 */
export function saveRedirect(
  { fromPath, toPath }: RedirectValues,
  by: Staff,
  edited?: EditedRedirect,
): Promise<RedirectOutcome | undefined> {
  return db.transaction(async (tx): Promise<RedirectOutcome | undefined> => {
    const [before] = edited
      ? await tx.select().from(redirects).where(eq(redirects.id, edited.id)).for("update")
      : [];
    if (edited && !before) return undefined;
    if (before && before.version !== edited?.version) {
      const fields = changedFields<RedirectValues>(before, { fromPath, toPath });
      const isOwn = before.createdBy === by.id;
      if (fields.length > 0) return { status: "stale", redirect: before, isOwn, fields };
    }
    const refused = await refuse(tx, fromPath, before);
    if (refused) return refused;

    const end = toPath === null ? null : await followRedirects(toPath, tx, before?.id);
    const loop = toPath === null ? undefined : loopProblem(fromPath, toPath, end);
    if (loop) return { status: "refused", field: "toPath", message: loop };

    if (before) await tx.delete(redirects).where(eq(redirects.id, before.id));
    const [redirect] = await tx
      .insert(redirects)
      .values({
        ...before,
        fromPath,
        toPath: end,
        reason: "manual",
        createdBy: by.id,
        version: (before?.version ?? 0) + 1,
      })
      .returning();
    if (!redirect) return undefined;
    await tx
      .update(redirects)
      .set({ toPath: end, createdBy: by.id, version: sql`${redirects.version} + 1` })
      .where(eq(redirects.toPath, fromPath));
    await tx.delete(missingPaths).where(eq(missingPaths.path, fromPath));
    await recordAudit(tx, {
      actor: by,
      action: before ? "redirect.update" : "redirect.create",
      subject: fromPath,
      before: before && { fromPath: before.fromPath, toPath: before.toPath },
      after: { toPath: end },
    });
    return { status: "saved", redirect };
  });
}

/** Why a target that ends at `end` would create a loop. */
function loopProblem(fromPath: string, toPath: string, end: string | null | undefined): string | undefined {
  const target = targetOf(toPath, env.SITE_URL) ?? toPath;
  if (end === undefined) return messages.redirectsInALoop(target);
  if (end === null || oldPath(end) !== fromPath) return undefined;
  if (oldPath(target) === fromPath) return messages.aPathCannotRedirectTo;
  return messages.redirectsBack(target, fromPath);
}

async function refuse(tx: Transaction, fromPath: string, before: Redirect | undefined) {
  const page = (await listPageTree(codeOf(fromPath), tx)).find(({ path }) => path === fromPath);
  const message = page
    ? messages[page.isPublished ? "isPublishedAtThisPath" : "hasThisPath"](page.title)
    : ((await contentProblem(tx, fromPath)) ?? (await taken(tx, fromPath, before)));
  return message ? { status: "refused" as const, field: "fromPath" as const, message } : undefined;
}

/** Whether a path is the list of a content type in a language of the site, or a published item. */
async function contentProblem(tx: Transaction, fromPath: string): Promise<string | undefined> {
  const language = codeOf(fromPath);
  if (language && !isOfSite(await getSettings(), language)) return undefined;
  const path = withoutPrefix(fromPath);
  for (const type of contentTypeList) {
    const list = type.address?.list();
    if (list === undefined || !`${path}/`.startsWith(`${list}/`)) continue;
    const slug = path.slice(list.length + 1);
    if (/^(page\/[^/]+)?$/.test(slug)) return messages.theSystemUsesThisPath;
    const title = await publishedTitle(tx, type, { slug, language });
    if (title !== undefined) return messages.isPublishedAtThisPath(title);
  }
  return undefined;
}

async function taken(tx: Transaction, fromPath: string, before: Redirect | undefined) {
  if (before?.fromPath === fromPath) return undefined;
  const [other] = await tx.select().from(redirects).where(eq(redirects.fromPath, fromPath));
  if (!other) return undefined;
  return other.toPath ? messages.alreadyRedirected(other.toPath) : messages.alreadyGone;
}

/** Deletes a redirect; ignores one that is already deleted. */
export function deleteRedirect(id: string, by: Staff) {
  return db.transaction(async (tx) => {
    const [deleted] = await tx.delete(redirects).where(eq(redirects.id, id)).returning();
    if (!deleted) return;
    await recordAudit(tx, {
      actor: by,
      action: "redirect.delete",
      subject: deleted.fromPath,
      before: { toPath: deleted.toPath, hits: deleted.hits },
    });
  });
}

/** Removes a recorded 404 path; it is recorded again with the next request. */
export function dismissMissingPath(path: string, by: Staff) {
  return db.transaction(async (tx) => {
    await tx.delete(missingPaths).where(inArray(missingPaths.path, [path]));
    await recordAudit(tx, { actor: by, action: "redirect.dismiss-missing", subject: path });
  });
}
