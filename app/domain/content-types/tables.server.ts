import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type ContentReference, contentTables } from "#db/schema/content-tables.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import type { AnyContentType } from "./define-content-type.ts";
import { type ContentTypeName, nameOf } from "./registry.ts";

/** The columns that the table of every content type has. Each of its fields is a column too. */
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
    /** Of a type with public addresses. In the trash the slug is a stand-in, so that the real one is free. */
    slug?: AnyPgColumn;
    trashedSlug?: AnyPgColumn;
    /** Of a type that editors put in order. */
    orderIndex?: AnyPgColumn;
  };

interface ContentTables {
  table: ContentTable;
  versions: VersionsTable;
  /** The column of `search_entries` and `preview_links` that refers to it, for a type with public addresses. */
  reference?: ContentReference;
}

const tables: Record<ContentTypeName, ContentTables> = contentTables;

/** Where the rows of a content type are. */
export function tablesOf(type: AnyContentType): ContentTables {
  return tables[nameOf(type)];
}
