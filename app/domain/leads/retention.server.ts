import { and, eq, gt, inArray, lt, or, type SQL } from "drizzle-orm";
import { registry, type Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { readStored } from "#app/domain/settings/stored-value.ts";
import { runAllSteps } from "#app/platform/all-steps.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { type LeadStatus, leads } from "#db/schema/leads.ts";
import { leadStatusOrder } from "./lead.ts";
import { eraseLeads } from "./person.server.ts";

/** Leads erased per transaction. */
const batch = 100;

const day = 24 * 60 * 60 * 1000;

/** Erases leads that have exceeded the retention of their status. Returns the number of erased leads. */
export async function eraseExpiredLeads(now = new Date()): Promise<number> {
  const { days } = await retentionInForce(now);
  let erased = 0;
  const eraseAll = (expired: SQL | undefined) => async () => {
    for (;;) {
      const rows = await db.select({ id: leads.id }).from(leads).where(expired).limit(batch);
      if (rows.length === 0) break;
      erased += await eraseLeads(
        rows.map(({ id }) => id),
        { reason: "retention", onlyIf: expired },
      );
    }
  };
  await runAllSteps(expiredLeads(days, now).map(eraseAll));
  if (erased > 0) log.info({ erased }, "leads past their retention were erased");
  return erased;
}

/** Number of leads that the next nightly run and the saved or proposed retention erase. */
export interface RetentionForecast {
  /** Leads that the next run erases, at 03:23 UTC. */
  next: number;
  /** Leads that the saved retention erases, or the proposed one if given. */
  later: number;
  /** Time when the saved retention takes effect; undefined when it already has. */
  countsFrom: Date | undefined;
}

export async function forecastErasure(typed?: RetentionDays, now = new Date()): Promise<RetentionForecast> {
  const saved = savedRetention(await getSettings());
  const { days, since } = await retentionInForce(now);
  const isWaiting = leadStatusOrder.some((status) => days[status] !== saved[status]);
  return {
    next: await countExpired(days, now),
    later: await countExpired(typed ?? saved, now),
    countsFrom: since && isWaiting ? new Date(since.getTime() + RETENTION_GRACE_MS) : undefined,
  };
}

async function countExpired(days: RetentionDays, now: Date): Promise<number> {
  const expired = expiredLeads(days, now);
  return expired.length > 0 ? db.$count(leads, or(...expired)) : 0;
}

/** SQL conditions of expired leads, one per status with limited retention. */
function expiredLeads(days: RetentionDays, now: Date): (SQL | undefined)[] {
  return leadStatusOrder
    .filter((status) => days[status] > 0)
    .map((status) =>
      and(eq(leads.status, status), lt(leads.updatedAt, new Date(now.getTime() - days[status] * day))),
    );
}

/** Days for which unchanged leads of a status are stored; 0 means no limit. */
export type RetentionDays = Record<LeadStatus, number>;

/**
 * Delay before a shorter retention takes effect, so that a mistake or a hijacked session is noticed before leads are
 * erased.
 */
const RETENTION_GRACE_MS = 24 * 60 * 60_000;

export function retentionKey(status: LeadStatus) {
  return `leads_retention_${status}_days` as const;
}

export function savedRetention(settings: Settings): RetentionDays {
  return eachStatus((status) => settings[retentionKey(status)]);
}

/**
 * Returns the retention in effect: per status, the longest saved within the past 24 hours. The audit log contains the
 * value before each change. `since` is the time of the latest of these changes.
 */
async function retentionInForce(now: Date): Promise<{ days: RetentionDays; since: Date | undefined }> {
  const saved = savedRetention(await getSettings());
  const changes = await db
    .select({ key: auditLog.subject, before: auditLog.before, at: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subject, leadStatusOrder.map(retentionKey)),
        inArray(auditLog.action, ["setting.save", "setting.reset", "setting.restore"]),
        gt(auditLog.createdAt, new Date(now.getTime() - RETENTION_GRACE_MS)),
      ),
    );
  const days = eachStatus((status) => {
    const before = changes.filter(({ key }) => key === retentionKey(status));
    return maxOf([saved[status], ...before.map((change) => daysOf(status, change.before))]);
  });
  const since = changes.map(({ at }) => at.getTime());
  return { days, since: since.length > 0 ? new Date(Math.max(...since)) : undefined };
}

/** Parses a stored value; returns the default when it is missing or invalid. */
function daysOf(status: LeadStatus, stored: unknown): number {
  const setting = registry[retentionKey(status)];
  const reading = typeof stored === "string" ? readStored(setting, stored) : undefined;
  return reading?.fits ? reading.value : setting.default;
}

function maxOf(days: number[]): number {
  return days.includes(0) ? 0 : Math.max(...days);
}

function eachStatus(days: (status: LeadStatus) => number): RetentionDays {
  return Object.fromEntries(leadStatusOrder.map((status) => [status, days(status)])) as RetentionDays;
}
