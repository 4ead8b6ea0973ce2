import { sql } from "drizzle-orm";
import { check, index, type PgColumnBuilderBase, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";
import { publishing, publishingChecks } from "./publishing.ts";

/** Defines the table of a content type with public pages from the columns of its fields. */
export function contentTable<const Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  fields: Columns,
) {
  const common = {
    id: id(),
    slug: text().notNull().unique(),
    /** Trashed rows have a placeholder slug, so that the original one can be reused. */
    trashedSlug: text(),
    ...publishing(),
  };
  return pgTable(name, { ...common, ...fields }, (table) => [
    index(`${name}_published`).on(table.publishedAt.desc()).where(sql`${table.isPublished}`),
    check(`${name}_slug_form`, sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks(name, table),
  ]);
}
