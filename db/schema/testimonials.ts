import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { type ContentLanguage, id } from "./columns.ts";
import { publishing, publishingChecks, versionsTable } from "./publishing.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    name: text().notNull(),
    position: text(),
    company: text(),
    country: text(),
    flag: text(),
    avatar: text(),
    companyLogo: text(),
    testimonial: text().notNull(),
    theme: text({ enum: ["dark", "light"] })
      .notNull()
      .default("light"),
    orderIndex: integer().notNull().default(0),
    /** The only language of the site that shows it, as in `columns.ts`; null for every one. */
    language: text().$type<ContentLanguage>(),

    ...publishing(),
  },
  (table) => [
    index("testimonials_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("testimonials_theme_known", sql`${table.theme} in ('dark', 'light')`),
    ...publishingChecks("testimonials", table),
  ],
);

/** The versions of a testimonial, as its drafts. */
export const testimonialVersions = versionsTable("testimonial_versions", {
  column: "testimonial_id",
  id: () => testimonials.id,
});
