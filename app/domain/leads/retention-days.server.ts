import { and, gt, inArray } from "drizzle-orm";
import { registry, type Settings } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { readStored } from "#app/domain/settings/stored-value.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { leadStatusOrder } from "./lead.ts";

/** Days for which unchanged leads of a status are stored; 0 means without limit. */
export type RetentionDays = Record<LeadStatus, number>;

/** A shorter retention waits this long, so that a mistake or a borrowed session is noticed before leads are gone. */
export const RETENTION_GRACE_MS = 24 * 60 * 60_000;

export function retentionKey(status: LeadStatus) {
  return `leads_retention_${status}_days` as const;
}

export function savedRetention(settings: Settings): RetentionDays {
  return eachStatus((status) => settings[retentionKey(status)]);
}

/**
 * The retention that counts now: of each status the longest that was saved within the past 24 hours. What it was
 * before each change is in the audit log. `since` is when the latest of these changes was saved.
 */
export async function retentionInForce(now: Date): Promise<{ days: RetentionDays; since: Date | undefined }> {
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
    return longest([saved[status], ...before.map((change) => daysOf(status, change.before))]);
  });
  const since = changes.map(({ at }) => at.getTime());
  return { days, since: since.length > 0 ? new Date(Math.max(...since)) : undefined };
}

/** What a stored text says; the default where there was none, or none that fits. */
function daysOf(status: LeadStatus, stored: unknown): number {
  const setting = registry[retentionKey(status)];
  const reading = typeof stored === "string" ? readStored(setting, stored) : undefined;
  return reading?.fits ? reading.value : setting.default;
}

function longest(days: number[]): number {
  return days.includes(0) ? 0 : Math.max(...days);
}

function eachStatus(days: (status: LeadStatus) => number): RetentionDays {
  return Object.fromEntries(leadStatusOrder.map((status) => [status, days(status)])) as RetentionDays;
}
