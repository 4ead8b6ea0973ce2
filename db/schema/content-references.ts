import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, uuid } from "drizzle-orm/pg-core";
import { jobOpenings } from "./job-openings.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";

/** Refers to a page, or to one of a content type with public addresses. Exactly one of the columns is set. */
export const contentReferences = () => ({
  pageId: uuid().references(() => pages.id, { onDelete: "cascade" }),
  articleId: uuid().references(() => news.id, { onDelete: "cascade" }),
  jobOpeningId: uuid().references(() => jobOpenings.id, { onDelete: "cascade" }),
});

type Name = keyof ReturnType<typeof contentReferences>;
export type ContentReference = Exclude<Name, "pageId">;

/** These columns of a table, each with its name in the database. */
export function referencesIn<Column extends AnyPgColumn | SQL>(table: Record<Name, Column>) {
  return (Object.keys(contentReferences()) as Name[]).map((name) => ({
    name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    column: table[name],
  }));
}

/** Holds that exactly one of them is set. */
export function oneSubject<Column extends AnyPgColumn | SQL>(prefix: string, table: Record<Name, Column>) {
  const columns = referencesIn(table).map(({ column }) => sql`${column}`);
  return check(`${prefix}_one_subject`, sql`num_nonnulls(${sql.join(columns, sql`, `)}) = 1`);
}
