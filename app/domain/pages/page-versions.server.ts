import { desc, eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { pageVersions } from "#db/schema/pages.ts";
import type { PageDraft } from "./draft.ts";
import { liveOf } from "./page-draft.server.ts";
import type { Page } from "./pages.server.ts";
import { isSame } from "./same.ts";

/** Milliseconds in which the saves of one author make one version. */
const fold = 10 * 60 * 1000;

type Actor = Pick<Staff, "id">;

/**
 * Keeps a draft that was saved. It is folded into the page's last version when that is an unnamed draft of the same
 * author which began less than ten minutes ago. Says whether it began a new one.
 */
export async function keepDraftVersion(tx: Transaction, page: Page, draft: PageDraft, by: Actor) {
  const last = (await lastVersion(tx, page.id)) ?? (await keepFirstVersion(tx, page));
  const isOpen =
    !last.isPublished &&
    last.name === null &&
    last.authorId === by.id &&
    last.number !== page.scheduledVersion &&
    Date.now() - last.createdAt.getTime() < fold;
  if (isOpen) {
    await tx
      .update(pageVersions)
      .set({ snapshot: draft, savedAt: new Date() })
      .where(eq(pageVersions.id, last.id));
    return { isNew: false, number: last.number };
  }
  await insertVersion(tx, page.id, last.number + 1, { snapshot: draft, isPublished: false, authorId: by.id });
  return { isNew: true, number: last.number + 1 };
}

/** Keeps what goes out, or will on a schedule; the last version is taken again when it is the same and unpublished. */
export async function keepWholeVersion(
  tx: Transaction,
  page: Page,
  { draft, isPublished, by }: { draft: PageDraft; isPublished: boolean; by?: Actor },
): Promise<number> {
  const last = await lastVersion(tx, page.id);
  if (last && !last.isPublished && !isPublished && isSame(last.snapshot, draft)) return last.number;
  const number = (last?.number ?? 0) + 1;
  await insertVersion(tx, page.id, number, { snapshot: draft, isPublished, authorId: by?.id });
  return number;
}

/** A page that was there before anybody edited it begins with what it was. */
async function keepFirstVersion(tx: Transaction, page: Page) {
  const { isPublished } = page;
  return insertVersion(tx, page.id, 1, { snapshot: liveOf(page), isPublished });
}

async function lastVersion(tx: Transaction, pageId: string) {
  const [last] = await tx
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(1);
  return last;
}

async function insertVersion(
  tx: Transaction,
  pageId: string,
  number: number,
  values: { snapshot: PageDraft; isPublished: boolean; authorId?: string },
) {
  const [version] = await tx
    .insert(pageVersions)
    .values({ pageId, number, ...values })
    .returning();
  if (!version) throw new Error("the version was not stored");
  return version;
}
