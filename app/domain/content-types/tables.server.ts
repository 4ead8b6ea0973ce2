import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ContentReference } from "#db/schema/content-references.ts";
import { jobOpenings, jobOpeningVersions } from "#db/schema/job-openings.ts";
import { news, newsVersions } from "#db/schema/news.ts";
import type { VersionsTable } from "#db/schema/publishing.ts";
import { testimonials, testimonialVersions } from "#db/schema/testimonials.ts";
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

/** Where the rows of each content type are. */
const contentTables: Record<ContentTypeName, ContentTables> = {
  article: { table: news, versions: newsVersions, reference: "articleId" },
  testimonial: { table: testimonials, versions: testimonialVersions },
  "job-opening": { table: jobOpenings, versions: jobOpeningVersions, reference: "jobOpeningId" },
};

export function tablesOf(type: AnyContentType): ContentTables {
  return contentTables[nameOf(type)];
}
