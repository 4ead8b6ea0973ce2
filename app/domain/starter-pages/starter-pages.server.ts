import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { storedBlocks } from "#app/blocks/read-blocks.ts";
import { blocks } from "#app/blocks/registry.ts";
import { partsBetween } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { followRename } from "#app/domain/pages/follow-rename.server.ts";
import { homeSlug, isHome } from "#app/domain/pages/home.ts";
import { draftOf, writePage } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { lockTree, reservePaths } from "#app/domain/pages/structure.server.ts";
import { revised } from "#app/domain/publishing/drafts.server.ts";
import { defaultLanguage, type Language } from "#app/languages/language.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { starterPages as german } from "./de.ts";
import { starterPages as english } from "./en.ts";
import { type StarterBlock, type StarterPages, type StarterRole, starterRoles } from "./starter-page.ts";

const starterPages: Record<Language, StarterPages> = { en: english, de: german };
const everyLanguage = Object.values(starterPages);

const isInMainLanguage = eq(pages.language, "");

/**
 * Adds the starter pages to an empty site: unpublished pages, and a draft of the home page. Their guidance is in double
 * square brackets, which publishing refuses (`app/blocks/missing.ts`).
 */
export async function seedStarterPages(tx: Transaction) {
  const starter = starterPages[defaultLanguage];
  const [home] = await tx
    .select()
    .from(pages)
    .where(and(isInMainLanguage, eq(pages.slug, homeSlug)));
  if (home) await writePage(tx, home.id, homeColumns(home, starter));
  await tx.insert(pages).values(
    starterRoles.map((role, orderIndex) => ({
      ...columnsOf(role, starter),
      role,
      inMenus: isInMenus(role),
      orderIndex,
    })),
  );
}

/**
 * Replaces the starter pages that are as they were added, in any language, by those of this language. Others stay, and
 * deleted ones do not come back.
 */
export async function translateStarterPages(tx: Transaction, language: Language) {
  await lockTree(tx);
  const starter = starterPages[language];
  const rows = await tx
    .select()
    .from(pages)
    .where(and(isInMainLanguage, isNull(pages.trashedAt)))
    .for("update");
  const home = rows.find(isHome);
  if (home && isUntouchedHome(home)) await writePage(tx, home.id, homeColumns(home, starter));
  for (const role of starterRoles) {
    const page = rows.find((each) => each.role === role);
    const columns = columnsOf(role, starter);
    const isTaken = rows.some(({ slug, id }) => slug === columns.slug && id !== page?.id);
    if (!page || isTaken || !isUntouched(page, role)) continue;
    const { title, extendedTitle, content } = columns;
    const before = draftOf(page);
    const parts = partsBetween(before, { ...before, title, extendedTitle, blocks: content });
    await writePage(tx, page.id, { ...columns, revisions: revised(page, parts) });
    await followRename(tx, { language: page.language, from: page.slug, to: columns.slug });
    await reservePaths(tx, [{ path: `/${columns.slug}` }]);
  }
}

function columnsOf(role: StarterRole, starter: StarterPages) {
  const { slug, title, extendedTitle, blocks } = starter[role];
  return { slug, title, extendedTitle, content: stored(blocks) };
}

function homeColumns(home: Page, { home: { title, blocks } }: StarterPages) {
  const before = draftOf(home);
  const draft = { ...before, title, blocks: stored(blocks) };
  return { draft, draftAt: new Date(), revisions: revised(home, partsBetween(before, draft)) };
}

function stored(list: StarterBlock[]) {
  return list.map(({ type, props }) => ({ id: randomUUID(), type, version: blocks[type].version, props }));
}

const isInMenus = (role: StarterRole) => role === "about" || role === "contact";

/** Whether a page is as it was added: its other fields change by publishing alone. */
function isUntouched(page: Page, role: StarterRole): boolean {
  const isAsAdded =
    page.draft === null &&
    !page.isPublished &&
    page.publishedAt === null &&
    page.parentSlug === null &&
    page.menuLabel === null &&
    page.inMenus === isInMenus(role);
  const content = (columns: Pick<Page, "slug" | "title" | "extendedTitle" | "content">) => [
    columns.slug,
    columns.title,
    columns.extendedTitle,
    withoutIds(columns.content),
  ];
  return (
    isAsAdded && everyLanguage.some((starter) => isSame(content(page), content(columnsOf(role, starter))))
  );
}

function isUntouchedHome(home: Page): boolean {
  if (home.draft === null) return false;
  const { title, blocks } = draftOf(home);
  return everyLanguage.some(
    (starter) =>
      title === starter.home.title && isSame(withoutIds(blocks), withoutIds(stored(starter.home.blocks))),
  );
}

/** The blocks of a page; each page has other ids. */
function withoutIds(content: unknown) {
  return storedBlocks(content, randomUUID()).map(({ id: _, ...block }) => block);
}
