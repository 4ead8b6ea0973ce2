import { isDeepStrictEqual } from "node:util";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { news } from "#db/schema/news.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import type { Fields } from "./fields.ts";
import { messages } from "./messages.ts";
import { articleOf, leadOf, pageOf, Refusal, redirectOf, settingOf, testimonialOf } from "./rows.ts";
import type { LegacyTable } from "./source.ts";

type Values = Record<string, unknown>;
type Taken = { outcome: "imported" | "changed" | "unchanged"; values: Values };

/** Converts a legacy table's rows to rows of this site. */
export interface Kind {
  /** Throws a Refusal, or the database's error. */
  take(tx: Transaction, fields: Fields, amend?: (values: Values) => void): Promise<Taken>;
}

function kind<Table extends PgTable>(
  table: Table,
  read: (fields: Fields) => Table["$inferInsert"],
  same: (values: Table["$inferInsert"]) => SQL | undefined,
  { replaces = false } = {},
): Kind {
  return {
    async take(tx, fields, amend = () => {}) {
      const values = read(fields);
      amend(values);
      fields.noteRest();
      const [there] = await tx
        .select()
        .from(table as PgTable)
        .where(same(values));
      if (!there) {
        await tx.insert(table).values(values);
        return { outcome: "imported", values };
      }
      const different = differing(there, values);
      if (different.length === 0) return { outcome: "unchanged", values };
      if (!replaces) throw new Refusal(messages.alreadyExists(different.join(", ")));
      await tx
        .update(table)
        .set({ ...values, version: sql`version + 1` }) // settings only, see `kinds`
        .where(same(values));
      return { outcome: "changed", values };
    },
  };
}

/** The columns in which an existing row differs from the source. */
function differing(there: Values, values: Values): string[] {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.filter(([name, value]) => !isDeepStrictEqual(there[name], value)).map(([name]) => name);
}

const inMainLanguage = (table: typeof pages | typeof news, slug: string) =>
  and(eq(table.language, ""), eq(table.slug, slug));

/** By the names of the legacy tables. Settings are replaced; for everything else the first row wins. */
export const kinds: Record<LegacyTable, Kind> = {
  site_settings: kind(siteSettings, settingOf, ({ key }) => eq(siteSettings.key, key), { replaces: true }),
  pages: kind(pages, pageOf, ({ id = "", slug }) => or(eq(pages.id, id), inMainLanguage(pages, slug))),
  testimonials: kind(testimonials, testimonialOf, ({ id = "" }) => eq(testimonials.id, id)),
  news: kind(news, articleOf, ({ id = "", slug }) => or(eq(news.id, id), inMainLanguage(news, slug))),
  leads: kind(leads, leadOf, ({ id }) => eq(leads.id, id)),
  redirects: kind(redirects, redirectOf, ({ fromPath }) => eq(redirects.fromPath, fromPath)),
};
