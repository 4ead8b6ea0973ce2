import { and, isNotNull, lt, or } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { accountTokens, devices, sessions } from "#db/schema/accounts.ts";
import { auditOrigins } from "#db/schema/audit.ts";
import { passkeyChallenges, pendingSignIns } from "#db/schema/second-factors.ts";
import { sessionLimits } from "./sessions.server.ts";

const dayMs = 24 * 60 * 60_000;

/** Retention of network addresses and devices, and of unused browser and link records. */
const TRACE_LIFETIME_MS = 90 * dayMs;

/**
 * Deletes expired account records: ended sessions and pending sign-ins, and after 90 days unused devices, used or
 * expired links, and the origins of audit entries.
 */
export async function tidyAccounts(now = new Date()) {
  const longAgo = new Date(now.getTime() - TRACE_LIFETIME_MS);
  const idleSince = new Date(now.getTime() - sessionLimits.idle);
  const deleted = {
    sessions: await db
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince))),
    pendingSignIns: await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now)),
    challenges: await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)),
    devices: await db.delete(devices).where(lt(devices.lastSeenAt, longAgo)),
    tokens: await db
      .delete(accountTokens)
      .where(
        or(
          and(isNotNull(accountTokens.usedAt), lt(accountTokens.usedAt, longAgo)),
          lt(accountTokens.expiresAt, longAgo),
        ),
      ),
    origins: await db.delete(auditOrigins).where(lt(auditOrigins.createdAt, longAgo)),
  };
  const counts = Object.fromEntries(Object.entries(deleted).map(([name, { count }]) => [name, count]));
  log.info(counts, "traces of accounts were tidied up");
}
