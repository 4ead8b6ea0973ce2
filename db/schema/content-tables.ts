import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, uuid } from "drizzle-orm/pg-core";
import { jobOpenings, jobOpeningVersions } from "./job-openings.ts";
import { news, newsVersions } from "./news.ts";
import { pages } from "./pages.ts";
import { sharedBlocks, sharedBlockVersions } from "./shared-blocks.ts";
import { testimonials, testimonialVersions } from "./testimonials.ts";

export * from "./job-openings.ts";
export * from "./news.ts";
export * from "./shared-blocks.ts";
export * from "./testimonials.ts";

/** The tables of each content type by name and, for those with public pages, the column of `contentReferences`. */
export const contentTables = {
  article: { table: news, versions: newsVersions, reference: "articleId" },
  testimonial: { table: testimonials, versions: testimonialVersions },
  "shared-block": { table: sharedBlocks, versions: sharedBlockVersions },
  "job-opening": { table: jobOpenings, versions: jobOpeningVersions, reference: "jobOpeningId" },
} as const;

/** References a page or an item of a content type with public pages. Exactly one of the columns is set. */
export const contentReferences = () => ({
  pageId: reference(() => pages.id),
  articleId: reference(() => news.id),
  jobOpeningId: reference(() => jobOpenings.id),
});

const reference = (id: () => AnyPgColumn) => uuid().references(id, { onDelete: "cascade" });

type Name = keyof ReturnType<typeof contentReferences>;
export type ContentReference = Exclude<Name, "pageId">;

/** These columns of a table, each with its database name. */
export function referencesIn<Column extends AnyPgColumn | SQL>(table: Record<Name, Column>) {
  return (Object.keys(contentReferences()) as Name[]).map((name) => ({
    name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    column: table[name],
  }));
}

/** Check constraint: exactly one of them is set, or none and `otherwise` is true. */
export function oneSubject<Column extends AnyPgColumn | SQL>(
  prefix: string,
  table: Record<Name, Column>,
  otherwise?: Column,
) {
  const columns = referencesIn(table).map(({ column }) => sql`${column}`);
  const count = sql`num_nonnulls(${sql.join(columns, sql`, `)})`;
  return check(
    `${prefix}_one_subject`,
    otherwise ? sql`${count} + ${otherwise}::int = 1` : sql`${count} = 1`,
  );
}
