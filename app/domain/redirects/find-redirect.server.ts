import { and, eq, getTableColumns, ne } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { isIn, storedPathOf } from "#app/domain/content-types/item-language.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { isOfSite } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import { codeOf } from "#app/languages/language.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { oldPath, targetOf, withRestOf } from "./redirect.ts";

type Redirection = { fromPath: string; status: 301; to: string } | { fromPath: string; status: 410 };

/** Maximum redirect steps; saved redirects need one, deleted pages may add more. */
const MAX_STEPS = 10;

/**
 * Returns the final target of an address without a page, in one step and with its query, or that it is gone. Undefined
 * for unknown paths and for targets that are not published. Called only when no route matches.
 */
export async function findRedirect(address: string): Promise<Redirection | undefined> {
  const fromPath = oldPath(address);
  const to = fromPath && (await followRedirects(address));
  if (!fromPath || to === undefined || to === targetOf(address)) return undefined;
  if (to === null) return { fromPath, status: 410 };
  return (await isHiddenPage(to)) ? undefined : { fromPath, status: 301, to };
}

/**
 * The end of the redirects of a target: itself without a redirect, null when it is gone, undefined for a loop.
 * `exceptId` is a redirect to leave out.
 */
export async function followRedirects(
  target: string,
  connection: Transaction | typeof db = db,
  exceptId?: string,
): Promise<string | null | undefined> {
  let end = targetOf(target, env.SITE_URL);
  for (let step = 0; end !== undefined && step < MAX_STEPS; step += 1) {
    const path = oldPath(end);
    if (path === undefined) return end;
    const [next] = await connection
      .select({ toPath: redirects.toPath })
      .from(redirects)
      .where(and(eq(redirects.fromPath, path), exceptId ? ne(redirects.id, exceptId) : undefined));
    if (!next) return end;
    if (next.toPath === null) return null;
    const to = targetOf(next.toPath, env.SITE_URL);
    end = to && withRestOf(end, to);
  }
  return undefined;
}

/** Whether a target belongs to an unpublished page or content item, or to a language that the site lacks. */
async function isHiddenPage(target: string): Promise<boolean> {
  const path = oldPath(target);
  if (!path) return false;
  const language = codeOf(path) ?? "";
  if (language && !isOfSite(await getSettings(), language)) return true;
  const slugs = withoutPrefix(path).split("/").slice(1);
  const placed = { slug: slugs.at(-1) ?? "", language } as const;
  const type = contentTypeList.find((each) => storedPathOf(each, placed) === path);
  if (type) return (await publishedTitle(db, type, placed)) === undefined;
  if (await inContentLanguage(language, () => findPublishedPage(slugs))) return false;
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.language, language), eq(pages.slug, slugs.at(-1) ?? "")));
  return page !== undefined;
}

/** The title of the published content item with this slug in a language. */
export async function publishedTitle(
  connection: Transaction | typeof db,
  type: AnyContentType,
  { slug, language = "" }: { slug: string; language: ContentLanguage | undefined },
): Promise<string | undefined> {
  const { table } = tablesOf(type);
  if (!table.slug) return undefined;
  const [row] = await connection
    .select({ title: getTableColumns(table)[type.startField] ?? table.slug })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), isIn(table, language), eq(table.isPublished, true)));
  return row && String(row.title);
}
