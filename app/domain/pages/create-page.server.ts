import { eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import type { PageDraft, StoredBlock } from "./draft.ts";
import { isHome } from "./home.ts";
import { messages } from "./messages.ts";
import { type Place, type Refusal, roleOfSlug } from "./page.ts";
import { draftOf, findPage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { arrange, freeRole, lockTree, readPlaces, refusePlace, reservePaths } from "./structure.server.ts";

interface NewPage extends Place, Partial<Omit<PageDraft, "title" | "blocks">> {
  title: string;
  inMenus?: boolean;
  blocks?: StoredBlock[];
}

type CreateOutcome = { status: "created"; page: Page } | Refusal;

/** Creates an unpublished page, the last among its siblings. */
export function createPage(values: NewPage, by: Staff): Promise<CreateOutcome> {
  return db.transaction((tx) => insertPage(tx, values, by));
}

/**
 * Duplicates a page's draft as an unpublished page after it, without its descendants. Its blocks get new ids. Undefined
 * for a deleted page and for the home page.
 */
export async function duplicatePage(pageId: string, by: Staff): Promise<Page | undefined> {
  const original = await findPage({ id: pageId });
  if (!original || isHome(original)) return undefined;
  const { title, blocks, ...fields } = draftOf(original);
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const slug = freeSlug(`${original.slug.slice(0, 70)}-copy`, await takenSlugs(tx));
    const { parentSlug } = original;
    const copy = {
      ...fields,
      title: messages.copyOf(title.slice(0, 150)),
      inMenus: original.inMenus,
      blocks: withNewIds(blocks),
    };
    const outcome = await insertPage(tx, { ...copy, slug, parentSlug }, by);
    if (outcome.status === "refused") throw new Error(outcome.message);
    const siblings = (await readPlaces(tx)).filter((each) => each.parentSlug === parentSlug);
    const position = siblings.findIndex(({ id }) => id === pageId) + 1;
    await arrange(tx, { id: outcome.page.id, parentSlug, position });
    return outcome.page;
  });
}

export function withNewIds(blocks: StoredBlock[]): StoredBlock[] {
  return blocks.map((block) => ({ ...block, id: crypto.randomUUID() }));
}

/** Every slug in use, including those in the trash. */
export async function takenSlugs(tx: Transaction): Promise<Set<string>> {
  const rows = await tx.select({ slug: pages.slug }).from(pages);
  return new Set(rows.map(({ slug }) => slug));
}

/** The slug, with a number from 2 if it is in use. */
export function freeSlug(slug: string, taken: Set<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

async function insertPage(tx: Transaction, { blocks = [], ...values }: NewPage, by: Staff) {
  await lockTree(tx);
  const { slug, parentSlug } = values;
  const refused = refusePlace(await readPlaces(tx), { slug, parentSlug });
  if (refused) return refused;

  const [page] = await tx
    .insert(pages)
    .values({ ...values, role: await freeRole(tx, roleOfSlug(slug)), content: blocks })
    .returning();
  if (!page) throw new Error("the page was not stored");
  await arrange(tx, { id: page.id, parentSlug });
  const place = (await readPlaces(tx)).find(({ id }) => id === page.id);
  if (place) await reservePaths(tx, [place]);
  await recordAudit(tx, {
    actor: by,
    action: "page.create",
    subject: slug,
    after: { title: values.title, path: place?.path },
  });
  const [created = page] = await tx.select().from(pages).where(eq(pages.id, page.id));
  return { status: "created" as const, page: created };
}
