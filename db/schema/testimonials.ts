import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt, version } from "./columns.ts";

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
    isPublished: boolean().notNull().default(false),
    orderIndex: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("testimonials_published").on(table.orderIndex).where(sql`${table.isPublished}`),
    check("testimonials_theme_known", sql`${table.theme} in ('dark', 'light')`),
  ],
);
