import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { log } from "#app/platform/log.server.ts";
import { type ContentReference, contentTables } from "#db/schema/content-tables.ts";
import type { TranslatedTable, VersionsTable } from "#db/schema/publishing.ts";
import type { DraftOf } from "./content-draft.ts";
import type { AnyContentType } from "./define-content-type.ts";
import { type ContentTypeName, nameOf } from "./registry.ts";

/** Columns that every content type's table has, in addition to one per field. */
type CommonColumn =
  | "id"
  | "isPublished"
  | "publishedAt"
  | "draft"
  | "draftAt"
  | "revisions"
  | "scheduledAt"
  | "scheduledVersion"
  | "scheduleFailure"
  | "trashedAt"
  | "version"
  | "createdAt"
  | "updatedAt";

export type ContentTable = PgTable &
  Record<CommonColumn, AnyPgColumn> & {
    updatedAt: AnyPgColumn<{ data: Date; notNull: true }>;
    /** For types with public pages. In the trash, a placeholder slug frees the real one. */
    slug?: AnyPgColumn<{ data: string; notNull: true }>;
    trashedSlug?: AnyPgColumn;
    /** For types whose content has a language; null is every language. */
    language?: AnyPgColumn;
    /** For types whose items can have translations. */
    translationGroup?: AnyPgColumn<{ data: string; notNull: true }>;
    /** For ordered types. */
    orderIndex?: AnyPgColumn;
    /** For types with blocks. */
    blocks?: AnyPgColumn;
  };

export interface ContentTables {
  table: ContentTable;
  versions: VersionsTable;
  /** The referencing column of `search_entries` and `preview_links`, for types with public pages. */
  reference?: ContentReference;
}

const tables: Record<ContentTypeName, ContentTables> = contentTables;

/** Returns the tables of a content type. */
export function tablesOf(type: AnyContentType): ContentTables {
  return tables[nameOf(type)];
}

/** Returns the table of a type with a row per language; undefined for other types. */
export function translatedTableOf(type: AnyContentType): TranslatedTable | undefined {
  const { table } = tablesOf(type);
  return isTranslated(table) ? table : undefined;
}

function isTranslated(table: ContentTable): table is ContentTable & TranslatedTable {
  return table.translationGroup !== undefined;
}

/** Converts the columns of a row to a draft. Invalid rich text is logged and read as empty. */
export function liveDraftOf<Type extends AnyContentType>(
  type: Type,
  row: Map<string, unknown>,
): DraftOf<Type["schema"]> {
  const values = type.fields.map((field) => {
    const value = row.get(field.name);
    if (value instanceof Date) return [field.name, value.toISOString().slice(0, 10)];
    if (field.control !== "richText" || value == null) return [field.name, value];
    const document = richTextSchema.safeParse(value);
    if (document.error) {
      const subject = { type: type.name, id: row.get("id"), field: field.name };
      log.warn({ ...subject, issues: document.error.issues }, "a stored text is not rich text");
    }
    return [field.name, document.data];
  });
  const blocks = type.blocks ? [["blocks", row.get("blocks")]] : [];
  return type.draftSchema.parse(Object.fromEntries([...values, ...blocks]));
}
