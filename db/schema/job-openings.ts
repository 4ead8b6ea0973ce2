import { date, integer, jsonb, text } from "drizzle-orm/pg-core";
import { contentTable, versionsTable } from "./publishing.ts";

export const jobOpenings = contentTable("job_openings", {
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
});

export const jobOpeningVersions = versionsTable("job_opening_versions", {
  column: "job_opening_id",
  id: () => jobOpenings.id,
});
