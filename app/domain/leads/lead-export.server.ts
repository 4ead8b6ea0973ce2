import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import type { LeadFilter } from "./lead.ts";
import { leadFields } from "./lead-fields.ts";
import { conditionOf } from "./lead-list.server.ts";
import { moneyOf } from "./money.ts";
import { officeHoursOf } from "./office-hours.ts";

/** How spreadsheets in the office expect a file: semicolons where numbers have a decimal comma. */
export function csvFormatOf(settings: Settings) {
  const separator = moneyOf(settings).decimal === "," ? (";" as const) : ("," as const);
  return { separator, timeZone: settings.leads_time_zone };
}

/** Rows held in memory. */
const batch = 500;

const columns = Object.fromEntries(
  (Object.keys(leadFields) as (keyof typeof leadFields)[]).flatMap((name) => {
    const heading = leadFields[name].csv;
    return heading ? [[heading, name === "ownerId" ? accounts.name : leads[name]]] : [];
  }),
);

/** Column headings of an export, in order. */
export const leadColumns = Object.keys(columns);

/**
 * Yields all leads that match a filter, newest first, in batches of rows with the values of `leadColumns`. Rejects
 * before the first batch when Postgres is unavailable.
 */
export async function readLeadRows(filter: LeadFilter): Promise<AsyncGenerator<unknown[][]>> {
  return batches(conditionOf(filter, officeHoursOf(await getSettings())));
}

async function* batches(condition: SQL | undefined): AsyncGenerator<unknown[][]> {
  let last: Cursor | undefined;
  do {
    const rows = await nextRows(condition, last);
    yield rows.map(({ values }) => Object.values(values));
    last = rows.length === batch ? rows.at(-1)?.cursor : undefined;
  } while (last);
}

interface Cursor {
  /** In microseconds, which a Date cannot represent. */
  at: string;
  id: string;
}

/** Keyset pagination by time and id, so that new leads do not shift the batches. */
function nextRows(condition: SQL | undefined, last?: Cursor) {
  const isAfter =
    last && sql`(${leads.createdAt}, ${leads.id}) < (${last.at}::timestamptz, ${last.id}::uuid)`;
  return db
    .select({ values: columns, cursor: { at: sql<string>`${leads.createdAt}::text`, id: leads.id } })
    .from(leads)
    .leftJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(and(condition, isAfter))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(batch);
}
