import { and, desc, eq, isNotNull, max, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { blockDifferencesInWords } from "#app/blocks/differences-in-words.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { blankOf, type DraftOf } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { storedPathOf, subjectOf } from "#app/domain/content-types/item-language.server.ts";
import { type ContentTypeName, type ContentTypes, contentTypes } from "#app/domain/content-types/registry.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { blocksOf } from "#app/domain/documents/content.ts";
import { fieldDifferencesInWords } from "#app/domain/documents/differences.ts";
import { deleteShadowedRedirects, recordRemoval } from "#app/domain/links/record-redirects.server.ts";
import { namesWithDeletedFiles } from "#app/domain/media/media.server.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { documentsOf } from "#app/domain/publishing/documents.server.ts";
import type { Missing, MissingIn } from "#app/domain/publishing/publication.ts";
import { draftOf } from "#app/domain/publishing/publishable.server.ts";
import { moveToTrash, restoreFromTrash } from "#app/domain/publishing/trash.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { chooseLanguage } from "./choose-language.server.ts";
import { listContent, listSuggestions, placeContent } from "./content-list.server.ts";
import { listLinksToContent } from "./links-here.server.ts";
import { messages } from "./messages.ts";
import {
  type ContentRow,
  columnsOf,
  contentRowOf,
  publishableOf,
  rowsOf,
  selectRow,
  writeRow,
} from "./publishable-of.server.ts";
import { readItem } from "./read-item.server.ts";
import { isKnown, renameContent, slugFor, takenSlugs } from "./slugs.server.ts";

/** Returns all operations on the content of a type; they take row ids. */
function contentStoreOf<Type extends AnyContentType>(type: Type) {
  type Draft = DraftOf<Type["schema"]>;
  /** The path of an item's admin screen. */
  const pathOf = (id: string) => paths.admin.content(type.collection, id);
  const publishable = publishableOf(type);
  const problemsOf = (draft: Draft, row: ContentRow) => [
    ...type.problemsOf(draft),
    ...type.refusedValues(draft, publishable.publishedContentOf(row)),
  ];
  const missingIn: MissingIn<ContentRow, Draft> = async (draft, row, tx) => [
    ...problemsOf(draft, row).map(({ field, message }) => ({ blockId: null, path: [field], message })),
    ...(type.blocks ? await missingInBlocks(blocksOf(draft), tx) : []),
    ...(await deletedFiles(type, draft, tx)),
  ];
  const find = (id: string) => selectRow(type, id);
  const titleOf = (draft: Draft) => type.titleOf(draft);
  const documents = documentsOf({ publishable, missingIn, find, titleOf, screenOf: ({ id }) => pathOf(id) });
  return {
    type,
    ...documents,
    pathOf,
    /** The data of its admin screen; undefined when it is deleted or in the trash. */
    async read(id: string) {
      const row = await find(id);
      return row && readItem(publishable, row, { missingIn, titleOf });
    },
    create: (start: string, by: Staff, language?: ContentLanguage) =>
      createContent(type, start, by, language),
    listLinksHere: (row: ContentRow) => {
      const name = String(new Map<string, unknown>(Object.entries(row)).get(type.startField) ?? "");
      return listLinksToContent(type, { ...row, name });
    },
    /** Without a language: the content of all. */
    list: (query?: string, language?: ContentLanguage) => listContent(type, { query, language }),
    listSuggestions: (language: ContentLanguage = "") => listSuggestions(type, language),
    listTrashed: () => listTrashedContent(type),
    trash: (id: string, by: Staff) => trashContent(type, id, by),
    restore: (id: string, by: Staff) => restoreContent(type, id, by),
    chooseLanguage: (id: string, language: ContentLanguage | null, by: Staff) =>
      chooseLanguage(type, id, language, by),
    rename: (id: string, slugs: { slug: string; wasSlug: string }, by: Staff) =>
      renameContent(type, id, slugs, by),
    place: (id: string, position: number, by: Staff) => placeContent(type, id, position, by),

    /** Describes the fields that differ between two versions, or between a version and the draft. */
    async compare(id: string, from: number, to: number | "draft") {
      const [before, after] = await Promise.all([
        documents.findDraft(id, from),
        documents.findDraft(id, to === "draft" ? undefined : to),
      ]);
      return (
        before &&
        after && [...fieldDifferencesInWords(before, after, type), ...blockDifferencesInWords(before, after)]
      );
    },
  };
}

/**
 * Creates an unpublished draft with a slug from its start field. Content without an address is for every language.
 * Resolves to its id.
 */
function createContent(
  type: AnyContentType,
  start: string,
  by: Staff,
  language: ContentLanguage = "",
): Promise<string> {
  return db.transaction(async (tx) => {
    const { table } = tablesOf(type);
    const blank = Object.fromEntries(type.fields.map((field) => [field.name, blankOf(field)]));
    const values = columnsOf(type, { ...blank, ...type.initial?.(by), [type.startField]: start });
    const placed = type.address && { slug: await slugFor(tx, type, start, language), language };
    const orderIndex = table.orderIndex && (await nextOrderIndex(tx, type));
    const [made] = await tx
      .insert(table as PgTable)
      .values({ ...values, ...placed, orderIndex })
      .returning({ id: sql<string>`id` });
    if (!made) throw new Error(`the ${type.singular} was not stored`);
    const path = placed && storedPathOf(type, placed);
    if (path) await deleteShadowedRedirects(tx, [path]);
    const after = { [type.startField]: start };
    const subject = subjectOf({ ...made, ...placed });
    await recordAudit(tx, { actor: by, action: `${type.name}.create`, subject, after });
    return made.id;
  });
}

async function nextOrderIndex(tx: Transaction, type: AnyContentType): Promise<number | undefined> {
  const { table } = tablesOf(type);
  if (!table.orderIndex) return undefined;
  const [last] = await tx.select({ index: max(table.orderIndex) }).from(table as PgTable);
  return Number(last?.index ?? -1) + 1;
}

/** Returns the draft's files that are deleted from the library. */
async function deletedFiles(type: AnyContentType, draft: object, tx?: Transaction): Promise<Missing[]> {
  return (await namesWithDeletedFiles({ ...draft }, tx)).map((field) => ({
    blockId: null,
    path: [field],
    message: messages.fileDeleted(type.labelOf(field)),
  }));
}

type Stores = { [Name in ContentTypeName]: ReturnType<typeof contentStoreOf<ContentTypes[Name]>> };

/** The store of every content type, by the type's name. */
export const contentStores = Object.fromEntries(
  Object.entries(contentTypes).map(([name, type]) => [name, contentStoreOf<AnyContentType>(type)]),
) as Stores; // one for each type in the registry

export type AnyContentStore = ReturnType<typeof contentStoreOf<AnyContentType>>;

/** Returns the store of a type that is only known at run time. */
export function contentStoreFor({ name }: AnyContentType): AnyContentStore {
  return new Map<string, AnyContentStore>(Object.entries(contentStores)).get(name) ?? missingStore(name);
}

function missingStore(name: string): never {
  throw new Error(`there is no content type ${name}`);
}

/**
 * Moves content to the trash; its path answers 410 if it has been public. Returns false when it is already in the
 * trash.
 */
function trashContent(type: AnyContentType, id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await moveToTrash(publishableOf(type), tx, id, by);
    if (!row) return false;
    if (!row.slug || !type.address) return true;
    await writeRow(tx, type, id, { slug: `trash-${id}`, trashedSlug: row.slug });
    const path = storedPathOf(type, row);
    if (path && isKnown(row)) await recordRemoval(tx, { paths: [path], to: null, by });
    return true;
  });
}

/**
 * Restores content from the trash as unpublished, at its previous slug if that is free. Returns false when it is not in
 * the trash.
 */
function restoreContent(type: AnyContentType, id: string, by: Staff): Promise<boolean> {
  const { table } = tablesOf(type);
  return db.transaction(async (tx) => {
    const [found] = await rowsOf(tx, table)
      .where(and(eq(table.id, id), isNotNull(table.trashedAt)))
      .for("update");
    if (!found) return false;
    const row = contentRowOf(found);
    if (type.address) {
      const taken = await takenSlugs(tx, type, row.language ?? "");
      const slug = freeSlug(row.trashedSlug ?? `restored-${id}`, taken);
      await writeRow(tx, type, id, { slug, trashedSlug: null });
      const path = storedPathOf(type, { ...row, slug });
      if (path) await deleteShadowedRedirects(tx, [path]);
    }
    await restoreFromTrash(publishableOf(type), tx, id, by);
    return true;
  });
}

/** Returns trashed content, most recently trashed first. */
async function listTrashedContent(type: AnyContentType) {
  const { table } = tablesOf(type);
  const rows = await rowsOf(db, table).where(isNotNull(table.trashedAt)).orderBy(desc(table.trashedAt));
  const publishable = publishableOf(type);
  return rows.map(contentRowOf).map((row) => ({
    id: row.id,
    title: type.titleOf(draftOf(publishable, row)),
    language: row.language ?? null,
    trashedAt: row.trashedAt,
  }));
}
