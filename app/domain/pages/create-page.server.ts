import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { type StoredBlock, storedBlockSchema } from "#app/domain/documents/content.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { dates } from "#app/languages/en/dates.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { pagePresets, pages } from "#db/schema/pages.ts";
import type { PageDraft } from "./draft.ts";
import { isHome } from "./home.ts";
import { messages } from "./messages.ts";
import { type Place, pageKey, type Refusal, roleOfSlug } from "./page.ts";
import { draftOf, findPage } from "./page-tree.server.ts";
import type { Page } from "./pages.server.ts";
import { offeredKinds, type Preset } from "./preset.ts";
import { arrange, freeRole, lockTree, readPlaces, refusePlace, reservePaths } from "./structure.server.ts";

interface NewPage extends Place, Partial<Omit<PageDraft, "title" | "blocks">> {
  title: string;
  /** By default the main language of the site. */
  language?: ContentLanguage;
  inMenus?: boolean;
  blocks?: StoredBlock[];
}

type CreateOutcome = { status: "created"; page: Page } | Refusal;

/** The slug of a page whose title has no Latin letters, with a number if it is in use. */
const UNNAMED_SLUG = "page";

/** Creates an unpublished page, the last among its siblings of its language. */
export function createPage(
  { slug, language = "", ...values }: Omit<NewPage, "slug"> & Partial<Pick<NewPage, "slug">>,
  by: Staff,
): Promise<CreateOutcome> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const ownSlug = slug ?? freeSlug(UNNAMED_SLUG, await takenSlugs(tx, language));
    return insertPage(tx, { ...values, language, slug: ownSlug }, by);
  });
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
    const { language, parentSlug } = original;
    const taken = await takenSlugs(tx, language);
    const slug = freeSlug(`${original.slug.slice(0, 70).replace(/-$/, "")}-copy`, taken);
    const copy = {
      ...fields,
      title: messages.copyOf(title.slice(0, 150)),
      inMenus: original.inMenus,
      blocks: withNewIds(blocks),
    };
    const outcome = await insertPage(tx, { ...copy, language, slug, parentSlug }, by);
    if (outcome.status === "refused") throw new Error(outcome.message);
    const siblings = (await readPlaces(tx, language)).filter((each) => each.parentSlug === parentSlug);
    const position = siblings.findIndex(({ id }) => id === pageId) + 1;
    await arrange(tx, { id: outcome.page.id, language, parentSlug, position });
    return outcome.page;
  });
}

function withNewIds(blocks: StoredBlock[]): StoredBlock[] {
  return blocks.map((block) => ({ ...block, id: crypto.randomUUID() }));
}

/** Every slug in use in a language, including those in the trash. */
export async function takenSlugs(tx: Transaction, language: ContentLanguage): Promise<Set<string>> {
  const rows = await tx.select({ slug: pages.slug }).from(pages).where(eq(pages.language, language));
  return new Set(rows.map(({ slug }) => slug));
}

/** The slug, with a number from 2 if it is in use. */
export function freeSlug(slug: string, taken: Set<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

async function insertPage(tx: Transaction, { blocks = [], language = "", ...values }: NewPage, by: Staff) {
  await lockTree(tx);
  const { slug, parentSlug } = values;
  const refused = refusePlace(await readPlaces(tx, language), { slug, parentSlug });
  if (refused) return refused;

  const [page] = await tx
    .insert(pages)
    .values({
      ...values,
      language,
      role: await freeRole(tx, roleOfSlug(slug), { language }),
      content: blocks,
    })
    .returning();
  if (!page) throw new Error("the page was not stored");
  await arrange(tx, { id: page.id, language, parentSlug });
  const place = (await readPlaces(tx, language)).find(({ id }) => id === page.id);
  if (place) await reservePaths(tx, [place]);
  await recordAudit(tx, {
    actor: by,
    action: "page.create",
    subject: pageKey(page),
    after: { title: values.title, path: place?.path },
  });
  const [created = page] = await tx.select().from(pages).where(eq(pages.id, page.id));
  return { status: "created" as const, page: created };
}

/** All presets for new pages: enabled built-in ones, and those created from pages. */
export async function listPresets(): Promise<{ kinds: Preset[]; own: Preset[] }> {
  const [settings, own] = await Promise.all([
    getSettings(),
    db
      .select({ id: pagePresets.id, name: pagePresets.name, description: pagePresets.description })
      .from(pagePresets)
      .orderBy(asc(pagePresets.name)),
  ]);
  return {
    kinds: offeredKinds(settings),
    own: own.map((preset) => ({ ...preset, description: preset.description ?? "" })),
  };
}

/** The blocks of a preset created from a page, with new ids; undefined when it is deleted. */
export async function findPresetBlocks(id: string): Promise<StoredBlock[] | undefined> {
  const [preset] = await db
    .select({ blocks: pagePresets.blocks })
    .from(pagePresets)
    .where(eq(pagePresets.id, id));
  return preset && withNewIds(z.array(storedBlockSchema).parse(preset.blocks));
}

/** Creates a preset from a page's draft. */
export function savePreset(page: Page, name: string, by: Staff): Promise<void> {
  return db.transaction(async (tx) => {
    const { blocks, title } = draftOf(page);
    const description = messages.copyOfFrom(title, dates.date(new Date()));
    await tx.insert(pagePresets).values({ name, description, blocks, createdBy: by.id });
    await recordAudit(tx, {
      actor: by,
      action: "preset.create",
      subject: name,
      after: { page: pageKey(page) },
    });
  });
}

/** Deletes a preset created from a page. Pages based on it are unchanged. */
export function deletePreset(id: string, by: Staff): Promise<void> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(pagePresets)
      .where(eq(pagePresets.id, id))
      .returning({ name: pagePresets.name });
    if (deleted) await recordAudit(tx, { actor: by, action: "preset.delete", subject: deleted.name });
  });
}
