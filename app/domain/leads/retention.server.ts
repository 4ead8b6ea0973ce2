import { and, eq, lt, or, type SQL } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { leads } from "#db/schema/leads.ts";
import { leadStatusOrder } from "./lead.ts";
import { eraseLeads } from "./person.server.ts";
import {
  RETENTION_GRACE_MS,
  type RetentionDays,
  retentionInForce,
  savedRetention,
} from "./retention-days.server.ts";

/** Leads erased in one transaction. */
const batch = 100;

const day = 24 * 60 * 60 * 1000;

/** Erases the leads that the settings say are kept no longer, each status by its own days. Answers with how many. */
export async function eraseExpiredLeads(now = new Date()): Promise<number> {
  const { days } = await retentionInForce(now);
  let erased = 0;
  for (const expired of expiredLeads(days, now)) {
    for (;;) {
      const rows = await db.select({ id: leads.id }).from(leads).where(expired).limit(batch);
      if (rows.length === 0) break;
      erased += await eraseLeads(
        rows.map(({ id }) => id),
        { reason: "retention", onlyIf: expired },
      );
    }
  }
  if (erased > 0) log.info({ erased }, "leads were erased, as the retention says");
  return erased;
}

/** What the next nightly run erases, and what a retention erases once it counts. */
export interface RetentionForecast {
  /** Leads that the next run erases, at 03:23 UTC. */
  next: number;
  /** Leads that the saved retention erases, or, where one is given, that one. */
  later: number;
  /** When all that is saved counts; undefined when it does already. */
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

/** A condition for each status whose leads are erased. */
function expiredLeads(days: RetentionDays, now: Date): (SQL | undefined)[] {
  return leadStatusOrder
    .filter((status) => days[status] > 0)
    .map((status) =>
      and(eq(leads.status, status), lt(leads.updatedAt, new Date(now.getTime() - days[status] * day))),
    );
}
