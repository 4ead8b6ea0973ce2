import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { readableEmail } from "#app/domain/contact/address-spellings.server.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { type LeadStatus, leadStatuses, leads } from "#db/schema/leads.ts";
import { hasFailedDelivery } from "./failed-deliveries.server.ts";
import { type LeadFilter, leadStatusOrder, leadsPerColumn, leadsPerPage, MAX_CHANGED_LEADS } from "./lead.ts";
import { type MarkedField, markedFields } from "./lead-fields.ts";
import { matchesLead } from "./lead-matching.server.ts";
import { statusesBeforeSpam } from "./leads.server.ts";
import {
  dueIfSentBy,
  type OfficeHours,
  officeHoursOf,
  replyDueAt,
  startOfDay,
  today,
} from "./office-hours.ts";

export type LeadCounts = Record<LeadStatus, number>;
export type LeadSummary = Awaited<ReturnType<typeof listLeads>>["leads"][number];

/**
 * Returns one page of leads, newest first, the total number, and the number per status under the other filters. `page`
 * counts from 1.
 */
export async function listLeads({ page = 1, ...filter }: LeadFilter & { page?: number } = {}) {
  const { status, ...others } = filter;
  const office = officeHoursOf(await getSettings());
  const [rows, counts] = await Promise.all([
    summaries(conditionOf(filter, office))
      .limit(leadsPerPage)
      .offset((page - 1) * leadsPerPage),
    countStatuses(conditionsOf(others, office)),
  ]);
  const total = status ? counts[status] : sumWithoutSpam(counts);
  return { leads: await complete(rows, office), total, counts };
}

/**
 * Returns the ids of matching leads on all pages that existed at `until`, newest first; at most one more than the limit
 * for changes.
 */
export async function listLeadIds(filter: LeadFilter, until: Date): Promise<string[]> {
  const office = officeHoursOf(await getSettings());
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(conditionOf(filter, office), lte(leads.createdAt, until)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_CHANGED_LEADS + 1);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the leads before and after this one in the list; also when it has left the list meanwhile. */
export async function findNeighbours(leadId: string, filter: LeadFilter) {
  const found = conditionOf(filter, officeHoursOf(await getSettings()));
  const place = sql`(${leads.createdAt}, ${leads.id})`;
  const own = sql`(select self.created_at, self.id from ${leads} as self where self.id = ${leadId})`;
  const nearest = (isBeyond: SQL, ...order: SQL[]) =>
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(found, isBeyond))
      .orderBy(...order)
      .limit(1);
  const [[previous], [next]] = await Promise.all([
    nearest(sql`${place} > ${own}`, asc(leads.createdAt), asc(leads.id)),
    nearest(sql`${place} < ${own}`, desc(leads.createdAt), desc(leads.id)),
  ]);
  return { previous: previous?.id, next: next?.id };
}

/** Returns the newest leads of each status, for the board. `counts` covers all leads. */
export async function listBoard({ status: _, ...filter }: LeadFilter = {}) {
  const office = officeHoursOf(await getSettings());
  const found = conditionsOf(filter, office);
  const newest = sql`(
    select newest.id from unnest(${sql.param([...leadStatuses])}::text[]) as column_of(status)
    cross join lateral (
      select ${leads.id} as id from ${leads}
      where ${and(sql`${leads.status} = column_of.status`, found)}
      order by ${desc(leads.createdAt)} limit ${leadsPerColumn}
    ) as newest)`;
  const [rows, counts] = await Promise.all([summaries(inArray(leads.id, newest)), countStatuses(found)]);
  return { leads: await complete(rows, office), counts };
}

/** Returns the number of leads per status. */
export function countLeads(): Promise<LeadCounts> {
  return countStatuses(undefined);
}

/** Returns the sources of leads, most frequent first. */
export async function listSources(): Promise<string[]> {
  const rows = await db
    .select({ source: leads.source })
    .from(leads)
    .groupBy(leads.source)
    .orderBy(desc(sql`count(*)`), leads.source)
    .limit(100);
  return rows.map(({ source }) => source);
}

/** Returns the SQL condition of a filter for queries on `leads`. */
export function conditionOf({ status, ...others }: LeadFilter, office: OfficeHours): SQL | undefined {
  return and(status ? eq(leads.status, status) : ne(leads.status, "spam"), conditionsOf(others, office));
}

function conditionsOf(filter: Omit<LeadFilter, "status">, office: OfficeHours): SQL | undefined {
  return and(...Object.values(conditions).map((condition) => condition(filter, office)));
}

type Condition = (filter: LeadFilter, office: OfficeHours) => SQL | undefined;

/** SQL conditions of all filters except the status. */
const conditions: Record<Exclude<keyof LeadFilter, "status">, Condition> = {
  query: ({ query }) => (query ? matchesLead(query) : undefined),
  owner: ({ owner }) =>
    owner === "nobody" ? isNull(leads.ownerId) : owner ? eq(leads.ownerId, owner) : undefined,
  source: ({ source }) => (source ? eq(leads.source, source) : undefined),
  from: ({ from }, office) => (from ? gte(leads.createdAt, startOfDay(from, office)) : undefined),
  to: ({ to }, office) => (to ? lt(leads.createdAt, startOfDay(to, office, 1)) : undefined),
  due: ({ due }, office) =>
    due === "reply" ? isOverdue(office) : due === "step" ? isStepDue(office) : undefined,
  limit: ({ limit }) => (limit === "above" ? eq(leads.isAboveLimit, true) : undefined),
  delivery: ({ delivery }) => (delivery === "failed" ? hasFailedDelivery : undefined),
};

function isOverdue(office: OfficeHours) {
  return and(
    eq(leads.status, "new"),
    isNull(leads.answeredAt),
    lte(leads.createdAt, dueIfSentBy(new Date(), office)),
  );
}

function isStepDue(office: OfficeHours) {
  const isOpen = sql`${leads.status} not in ('won', 'lost', 'spam')`;
  return and(isNotNull(leads.nextStepOn), lte(leads.nextStepOn, today(new Date(), office)), isOpen);
}

const markedColumns = Object.fromEntries(markedFields.map((name) => [name, leads[name]])) as Pick<
  typeof leads,
  MarkedField
>;

function summaries(condition: SQL | undefined) {
  return db
    .select({
      id: leads.id,
      status: leads.status,
      name: leads.name,
      email: leads.email,
      description: sql<string>`left(${leads.description}, 300)`,
      ...markedColumns,
      isAboveLimit: leads.isAboveLimit,
      hasFailedDelivery: sql<boolean>`(${hasFailedDelivery})`,
      fileCount: sql<number>`coalesce(jsonb_array_length(${leads.attachedFiles}), 0)`,
      source: leads.source,
      ownerId: leads.ownerId,
      ownerName: accounts.name,
      value: leads.value,
      nextStep: leads.nextStep,
      nextStepOn: leads.nextStepOn,
      answeredAt: leads.answeredAt,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .leftJoin(accounts, eq(accounts.id, leads.ownerId))
    .where(condition)
    .orderBy(desc(leads.createdAt), desc(leads.id));
}

/** Adds to each lead its deadline, its readable address and, for spam, its status before it was marked. */
async function complete<Lead extends { id: string; email: string } & Clocked>(
  rows: Lead[],
  office: OfficeHours,
) {
  const spam = rows.filter(({ status }) => status === "spam").map(({ id }) => id);
  const before = await statusesBeforeSpam(spam);
  return rows.map((lead) => ({
    ...withClock(lead, office),
    email: readableEmail(lead.email),
    beforeSpam: before.get(lead.id) ?? ("new" as const),
  }));
}

interface Clocked {
  status: LeadStatus;
  answeredAt: Date | null;
  createdAt: Date;
}

/** Adds the reply deadline to leads that still wait for a reply. */
export function withClock<Lead extends Clocked>(lead: Lead, office: OfficeHours) {
  const isWaiting = lead.status === "new" && !lead.answeredAt;
  return { ...lead, replyDueAt: isWaiting ? replyDueAt(lead.createdAt, office) : null };
}

async function countStatuses(condition: SQL | undefined): Promise<LeadCounts> {
  const rows = await db
    .select({ status: leads.status, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(condition)
    .groupBy(leads.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(leadStatusOrder.map((status) => [status, counts.get(status) ?? 0])) as LeadCounts;
}

function sumWithoutSpam(counts: LeadCounts): number {
  return leadStatusOrder.reduce((sum, status) => (status === "spam" ? sum : sum + counts[status]), 0);
}
