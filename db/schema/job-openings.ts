import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";
import { publishing, publishingChecks, versionsTable } from "./publishing.ts";

export const jobOpenings = pgTable(
  "job_openings",
  {
    id: id(),
    slug: text().notNull().unique(),
    /** In the trash its slug is a stand-in, so that the real one is free. */
    trashedSlug: text(),
    title: text().notNull(),
    place: text().notNull(),
    country: text().notNull(),
    kind: text().notNull(),
    closingDate: date(),
    salaryFrom: integer(),
    salaryTo: integer(),
    currency: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<unknown>(),

    ...publishing(),
  },
  (table) => [
    index("job_openings_published").on(table.publishedAt.desc()).where(sql`${table.isPublished}`),
    check("job_openings_slug_form", sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    ...publishingChecks("job_openings", table),
  ],
);

export const jobOpeningVersions = versionsTable("job_opening_versions", {
  column: "job_opening_id",
  id: () => jobOpenings.id,
});
