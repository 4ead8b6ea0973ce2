import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { and, desc, eq, lt, or, type SQL } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { conditionOf, type LeadFilter } from "./lead-list.server.ts";
import { officeHoursOf } from "./office-hours.ts";

/** Rows read from the database at once. */
const batch = 500;

/**
 * Every lead that a filter finds, newest first, as CSV for spreadsheets: with a byte order mark, and with an apostrophe
 * before whatever a spreadsheet would take for a formula (https://owasp.org/www-community/attacks/CSV_Injection).
 * Streamed: a few hundred rows are in memory at a time. Rejects while nothing is sent when Postgres is away.
 */
export async function leadsAsCsv(filter: LeadFilter): Promise<Readable> {
  const condition = conditionOf(filter, officeHoursOf(await getSettings()));
  const rows = readRows(condition);
  const first = await rows.next();
  const text = stringify({ header: true, bom: true, escape_formulas: true, columns, cast });
  const source = Readable.from(first.done ? [] : chain(first.value, rows));
  source.on("error", (error) => text.destroy(error));
  text.on("close", () => source.destroy());
  return source.pipe(text);
}

type Row = Awaited<ReturnType<typeof nextRows>>[number];

async function* readRows(condition: SQL | undefined): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await nextRows(condition, last);
    yield* rows;
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

async function* chain(first: Row, rest: AsyncGenerator<Row>) {
  yield first;
  yield* rest;
}

/** The rows after one, by time and id, so that leads that arrive meanwhile move nothing. */
function nextRows(condition: SQL | undefined, last?: { createdAt: Date; id: string }) {
  const isAfter =
    last &&
    or(lt(leads.createdAt, last.createdAt), and(eq(leads.createdAt, last.createdAt), lt(leads.id, last.id)));
  return db
    .select({
      id: leads.id,
      createdAt: leads.createdAt,
      status: leads.status,
      name: leads.name,
      email: leads.email,
      phone: leads.phone,
      description: leads.description,
      ndaNeeded: leads.ndaNeeded,
      owner: accounts.name,
      value: leads.value,
      nextStep: leads.nextStep,
      nextStepOn: leads.nextStepOn,
      answeredAt: leads.answeredAt,
      source: leads.source,
      sourcePage: leads.sourcePage,
      referrer: leads.referrer,
      utmSource: leads.utmSource,
      utmMedium: leads.utmMedium,
      utmCampaign: leads.utmCampaign,
      utmTerm: leads.utmTerm,
      utmContent: leads.utmContent,
    })
    .from(leads)
    .leftJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(and(condition, isAfter))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(batch);
}

const columns: { key: keyof Row; header: string }[] = [
  { key: "id", header: "Id" },
  { key: "createdAt", header: "Received" },
  { key: "status", header: "Status" },
  { key: "name", header: "Name" },
  { key: "email", header: "Email" },
  { key: "phone", header: "Phone" },
  { key: "description", header: "Description" },
  { key: "ndaNeeded", header: "NDA" },
  { key: "owner", header: "Owner" },
  { key: "value", header: "Value" },
  { key: "nextStep", header: "Next step" },
  { key: "nextStepOn", header: "Remind on" },
  { key: "answeredAt", header: "Answered" },
  { key: "source", header: "Source" },
  { key: "sourcePage", header: "Sent from" },
  { key: "referrer", header: "Referrer" },
  { key: "utmSource", header: "utm_source" },
  { key: "utmMedium", header: "utm_medium" },
  { key: "utmCampaign", header: "utm_campaign" },
  { key: "utmTerm", header: "utm_term" },
  { key: "utmContent", header: "utm_content" },
];

const cast = {
  date: (date: Date) => date.toISOString(),
  boolean: (value: boolean) => (value ? "yes" : "no"),
};
