import { and, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { oldPath } from "./redirect.ts";

export type Redirection = { fromPath: string; status: 301; to: string } | { fromPath: string; status: 410 };

/** Maximum redirect steps; saved redirects need one, deleted pages may add more. */
const MAX_STEPS = 10;

/**
 * Returns the final target of a path without a page, in one step, or that it is gone. Undefined for unknown paths and
 * for targets that are not published. Called only when no route matches.
 */
export async function findRedirect(path: string): Promise<Redirection | undefined> {
  const fromPath = oldPath(path);
  const end = fromPath && (await followRedirects(db, fromPath));
  if (!fromPath || end === undefined) return undefined;
  if (end === null) return { fromPath, status: 410 };
  return (await isHiddenPage(end)) ? undefined : { fromPath, status: 301, to: end };
}

/** The end of a redirect chain: null when it is gone, undefined without a redirect or for a loop. */
export async function followRedirects(
  tx: Transaction | typeof db,
  path: string,
): Promise<string | null | undefined> {
  let end: string | undefined;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [next] = await tx
      .select({ toPath: redirects.toPath })
      .from(redirects)
      .where(eq(redirects.fromPath, end ?? path));
    if (!next) return end;
    if (next.toPath === null) return null;
    end = next.toPath;
  }
  return undefined;
}

/** Whether a path belongs to an unpublished page or content item. */
async function isHiddenPage(path: string): Promise<boolean> {
  const slugs = path.split(/[?#]/)[0]?.split("/").slice(1) ?? [];
  const type = contentTypeList.find(
    ({ address }) => address?.item(slugs.at(-1) ?? "") === `/${slugs.join("/")}`,
  );
  if (type) return !(await isPublished(type, slugs.at(-1) ?? ""));
  if (await findPublishedPage(slugs)) return false;
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(eq(pages.slug, slugs.at(-1) ?? ""));
  return page !== undefined;
}

async function isPublished(type: AnyContentType, slug: string): Promise<boolean> {
  const { table } = tablesOf(type);
  if (!table.slug) return false;
  const [row] = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), eq(table.isPublished, true)));
  return row !== undefined;
}
