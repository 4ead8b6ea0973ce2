import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { storedBlocks } from "#app/blocks/read-blocks.ts";
import { type PageStatus, type Publication, statusesOf } from "#app/domain/publishing/publication.ts";
import { isLate } from "#app/domain/publishing/publishable.server.ts";
import { prefixOf } from "#app/languages/language.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { hasWords, jsonOf, textsOfJson } from "#app/platform/has-words.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { type PageRole, pages } from "#db/schema/pages.ts";
import { type PageDraft, pageDraftSchema, pageFieldNames } from "./draft.ts";
import { isHome } from "./home.ts";
import { pageOfKey } from "./page.ts";
import { pagesHiddenWith } from "./page-index.ts";
import type { Page } from "./pages.server.ts";

export interface PageTreeItem extends Publication {
  id: string;
  language: ContentLanguage;
  slug: string;
  /** From the draft. */
  title: string;
  parentSlug: string | null;
  role: PageRole | null;
  inMenus: boolean;
  menuLabel: string | null;
  path: string;
  /** 1 for top-level pages. */
  level: number;
  /** Zero-based position among its siblings. */
  position: number;
  /** Its statuses, most urgent first. */
  statuses: PageStatus[];
  version: number;
  updatedAt: Date;
}

/** The ids of pages whose draft or, without one, published version contains every word of the query in its texts. */
export async function findPagesByText(query: string): Promise<Set<string>> {
  if (query.trim() === "") return new Set();
  const fields = pageFieldNames.map((name) => [name, pages[name]] as const);
  const content = sql`coalesce(${pages.draft}, ${jsonOf([...fields, ["blocks", pages.content]])})`;
  const rows = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(isNull(pages.trashedAt), hasWords(query, [textsOfJson(content)])));
  return new Set(rows.map(({ id }) => id));
}

type TreeRow = Omit<PageTreeItem, "path" | "level" | "position" | "isHiddenByParent" | "statuses">;

/** The pages of a language outside of the trash: the home page, then the tree in depth-first order. */
export async function listPageTree(
  language: ContentLanguage = "",
  connection: Database | Transaction = db,
): Promise<PageTreeItem[]> {
  return treeOf(await selectTreeRows(connection, eq(pages.language, language)));
}

/** The pages of all languages, those of `first` before the others. */
export async function listPageTrees(first: ContentLanguage = ""): Promise<PageTreeItem[]> {
  const rows = await selectTreeRows(db);
  const languages = new Set([first, ...rows.map(({ language }) => language).toSorted()]);
  return [...languages].flatMap((each) => treeOf(rows.filter(({ language }) => language === each)));
}

function selectTreeRows(connection: Database | Transaction, condition?: SQL): Promise<TreeRow[]> {
  return connection
    .select({
      id: pages.id,
      language: pages.language,
      slug: pages.slug,
      title: sql<string>`coalesce(nullif(${pages.draft} ->> 'title', ''), ${pages.title})`,
      parentSlug: pages.parentSlug,
      role: pages.role,
      inMenus: pages.inMenus,
      menuLabel: pages.menuLabel,
      isPublished: pages.isPublished,
      isChanged: sql<boolean>`${pages.draft} is not null`,
      scheduledAt: pages.scheduledAt,
      isLate: isLate(pages.scheduledAt),
      hasFailed: sql<boolean>`${pages.scheduleFailure} is not null`,
      version: pages.version,
      updatedAt: sql`coalesce(${pages.draftAt}, ${pages.updatedAt})`.mapWith(pages.updatedAt),
    })
    .from(pages)
    .where(and(condition, isNull(pages.trashedAt)))
    .orderBy(asc(pages.orderIndex), asc(pages.slug));
}

/** The tree of the pages of one language. */
function treeOf(rows: TreeRow[]): PageTreeItem[] {
  const below = (parent: PageTreeItem | null): PageTreeItem[] =>
    rows
      .filter((row) => row.parentSlug === (parent?.slug ?? null) && !isHome(row))
      .flatMap((row, position) => {
        const isHiddenByParent =
          row.isPublished && parent !== null && (!parent.isPublished || parent.isHiddenByParent);
        const item: PageTreeItem = {
          ...row,
          path: `${parent?.path ?? prefixOf(row.language)}/${row.slug}`,
          level: (parent?.level ?? 0) + 1,
          position,
          isHiddenByParent,
          statuses: statusesOf({ ...row, isHiddenByParent }),
        };
        return [item, ...below(item)];
      });
  return [...rows.filter(isHome).map(homeItem), ...below(null)];
}

/** The home page as the first row of the tree, without a position. */
function homeItem(row: TreeRow): PageTreeItem {
  const isHiddenByParent = false;
  const statuses = statusesOf({ ...row, isHiddenByParent });
  return { ...row, path: prefixOf(row.language) || "/", level: 1, position: 0, isHiddenByParent, statuses };
}

/** The pages that unpublishing this one hides: itself and its descendants. */
export async function listHiddenWith({ id, language }: Page): Promise<PageTreeItem[]> {
  const tree = await listPageTree(language);
  const page = tree.filter((each) => each.id === id);
  return pagesHiddenWith(tree, page);
}

/** Reads a page outside of the trash and locks it until the transaction ends. */
export async function lockPage(tx: Transaction, pageId: string): Promise<Page | undefined> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.id, pageId), isNull(pages.trashedAt)))
    .for("update");
  return page;
}

/** Reads a page outside of the trash, by its id or its `pageKey`. */
export async function findPage(by: { id: string } | { key: string }): Promise<Page | undefined> {
  const which = "id" in by ? eq(pages.id, by.id) : isNamed(by.key);
  const [page] = await db
    .select()
    .from(pages)
    .where(and(which, isNull(pages.trashedAt)));
  return page;
}

function isNamed(key: string): SQL | undefined {
  const { language, slug } = pageOfKey(key);
  return and(eq(pages.language, language), eq(pages.slug, slug));
}

type Changes = Partial<Omit<typeof pages.$inferInsert, "id" | "version" | "createdAt">>;

/** Updates a page; every write increments its version. */
export async function writePage(tx: Transaction, pageId: string, changes: Changes): Promise<Page> {
  const [page] = await tx
    .update(pages)
    .set({ ...changes, version: sql`${pages.version} + 1` })
    .where(eq(pages.id, pageId))
    .returning();
  if (!page) throw new Error(`page ${pageId} does not exist`);
  return page;
}

/** A page's published content, or what publishing without a draft would publish. */
export function publishedContentOf(page: Page): PageDraft {
  const fields = Object.fromEntries(pageFieldNames.map((name) => [name, page[name]]));
  return pageDraftSchema.parse({ ...fields, blocks: storedBlocks(page.content, page.id) });
}

/** The state in the editor: the draft, or the published version without one. */
export function draftOf(page: Page): PageDraft {
  return page.draft ? pageDraftSchema.parse(page.draft) : publishedContentOf(page);
}

/** The columns that publish a draft. */
export function publishedColumns({ blocks, ...fields }: PageDraft) {
  return { ...fields, content: blocks };
}
