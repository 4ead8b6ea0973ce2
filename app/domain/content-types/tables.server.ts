import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type ContentReference, contentTables } from "#db/schema/content-tables.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import type { AnyContentType } from "./define-content-type.ts";
import { type ContentTypeName, nameOf } from "./registry.ts";

/** Columns that every content type's table has, in addition to one per field. */
type CommonColumn =
  | "id"
  | "isPublished"
  | "publishedAt"
  | "draft"
  | "draftAt"
  | "scheduledAt"
  | "scheduledVersion"
  | "scheduleFailure"
  | "trashedAt"
  | "version"
  | "createdAt"
  | "updatedAt";

export type ContentTable = PgTable &
  Record<CommonColumn, AnyPgColumn> & {
    /** For types with public pages. In the trash, a placeholder slug frees the real one. */
    slug?: AnyPgColumn;
    trashedSlug?: AnyPgColumn;
    /** For ordered types. */
    orderIndex?: AnyPgColumn;
  };

interface ContentTables {
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
