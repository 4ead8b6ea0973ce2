import { and, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { firstReplyAt } from "./lead-changes.server.ts";
import { messages } from "./messages.ts";
import { officeHoursOf, replyDueAt, startOfWeek } from "./office-hours.ts";

/** Time range of the charts. */
export const chartRangeSchema = z.enum(["30d", "quarter", "year"]);
export type ChartRange = z.output<typeof chartRangeSchema>;

/** Maximum rows of a chart by name; the rest become one further row. */
const MAX_NAMES = 8;

const WEEK_MS = 7 * 86_400_000;

/** Pipeline stages in order; every lead starts at the first. */
const stages = ["new", "contacted", "qualified", "proposal", "won"] as const;

const days: Record<ChartRange, number> = { "30d": 30, quarter: 91, year: 364 };

export type LeadCharts = Awaited<ReturnType<typeof readLeadCharts>>;

/** Returns the chart data: leads except spam, received since the Monday on or before the start of the range. */
export async function readLeadCharts(range: ChartRange, now = new Date()) {
  const office = officeHoursOf(await getSettings());
  const from = startOfWeek(now, days[range], office);
  const counted = and(ne(leads.status, "spam"), gte(leads.createdAt, from));
  const [weeks, sources, pages, funnel, replies] = await Promise.all([
    leadsPerWeek(counted, { from, now, timeZone: office.timeZone }),
    namesOf(leads.source, counted),
    namesOf(sql`coalesce(${leads.sourcePage}, 'unknown')`, counted),
    funnelOf(counted),
    firstReplies(counted),
  ]);
  const inTime = replies.filter(({ createdAt, repliedAt }) => repliedAt <= replyDueAt(createdAt, office));
  const total = weeks.reduce((sum, { leads }) => sum + leads, 0);
  return {
    from,
    total,
    /** The average of a week; of the current one only the days that are over count. */
    perWeek: total / ((now.getTime() - from.getTime()) / WEEK_MS),
    weeks,
    sources,
    pages,
    funnel,
    /** Leads with a reply by mail or a logged call; status changes do not count. */
    replied: replies.length,
    /** Number of those within the promised 24 hours. */
    inTime: inTime.length,
    medianSeconds: medianOf(replies.map(({ seconds }) => seconds)),
  };
}

/** Returns every week of the range, including weeks without leads; `week` is its Monday in the office's time zone. */
function leadsPerWeek(
  counted: SQL | undefined,
  { from, now, timeZone }: { from: Date; now: Date; timeZone: string },
) {
  const local = (moment: SQL) => sql`date_trunc('week', ${moment} at time zone ${timeZone})`;
  return db.execute<{ week: string; leads: number; won: number }>(sql`
    with counts as (
      select ${local(sql`${leads.createdAt}`)} as week, count(*)::int as leads,
        (count(*) filter (where ${leads.status} = 'won'))::int as won
      from ${leads} where ${counted} group by 1)
    select to_char(monday, 'YYYY-MM-DD') as week, coalesce(counts.leads, 0) as leads, coalesce(counts.won, 0) as won
    from generate_series(
      ${local(sql`${from.toISOString()}::timestamptz`)}, ${local(sql`${now.toISOString()}::timestamptz`)}, '1 week'
    ) as monday left join counts on counts.week = monday
    order by monday`);
}

interface NamedCount {
  name: string;
  leads: number;
  won: number;
}

async function namesOf(column: SQL | typeof leads.source, counted: SQL | undefined): Promise<NamedCount[]> {
  const rows = await db
    .select({
      name: sql<string>`${column}`.as("name"),
      leads: sql<number>`count(*)::int`,
      won: sql<number>`(count(*) filter (where ${leads.status} = 'won'))::int`,
    })
    .from(leads)
    .where(counted)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`);
  const rest = rows.slice(MAX_NAMES);
  if (rest.length === 0) return rows;
  const sum = (key: "leads" | "won") => rest.reduce((total, row) => total + row[key], 0);
  return [
    ...rows.slice(0, MAX_NAMES),
    {
      name: rest.length === 1 ? messages.oneOther : messages.others(rest.length),
      leads: sum("leads"),
      won: sum("won"),
    },
  ];
}

/**
 * Counts the leads that have reached at least each stage, from their current and past statuses. Undone changes do not
 * count, and "won" counts only the current status.
 */
async function funnelOf(counted: SQL | undefined) {
  const order = sql`${sql.param([...stages])}::text[]`;
  const [row] = await db.execute<Record<string, number>>(sql`
    with moves as (
      select ${leadEvents.leadId} as lead_id, ${leadEvents.detail} ->> 'from' as before,
        ${leadEvents.detail} ->> 'to' as stage,
        lead(${leadEvents.detail} ->> 'to') over (
          partition by ${leadEvents.leadId} order by ${leadEvents.createdAt}) as after
      from ${leadEvents} join ${leads} on ${leads.id} = ${leadEvents.leadId}
      where ${leadEvents.type} = 'status-changed' and ${counted}),
    reached as (
      select greatest(
        array_position(${order}, ${leads.status}),
        max(array_position(${order}, moves.stage)) filter (
          where moves.after is distinct from moves.before and moves.stage <> 'won'),
        1) as stage
      from ${leads} left join moves on moves.lead_id = ${leads.id}
      where ${counted} group by ${leads.id})
    select ${sql.join(
      stages.map(
        (_, position) =>
          sql`(count(*) filter (where stage > ${position}))::int as ${sql.identifier(`s${position}`)}`,
      ),
      sql`, `,
    )} from reached`);
  return stages.map((stage, position) => ({ stage, leads: row?.[`s${position}`] ?? 0 }));
}

/** Returns the first mail or call to each lead. */
async function firstReplies(counted: SQL | undefined) {
  const rows = await db
    .select({ createdAt: leads.createdAt, repliedAt: sql`${firstReplyAt}`.mapWith(leads.createdAt) })
    .from(leads)
    .where(and(counted, isNotNull(firstReplyAt)));
  return rows.map(({ createdAt, repliedAt }) => ({
    createdAt,
    repliedAt,
    seconds: (repliedAt.getTime() - createdAt.getTime()) / 1000,
  }));
}

/** Returns null for an empty list. */
function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
