import { eq, lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { leadNotificationClaims } from "#db/schema/leads.ts";

/** How long a claim outlives its process, and how often a living process renews it. */
const LEASE_MS = 15_000;
const RENEWAL_MS = 5_000;

const { leadId: claimedLead, claimedUntil } = leadNotificationClaims;
const leaseEnd = sql`now() + ${LEASE_MS} * interval '1 millisecond'`;

/**
 * Runs `send` only if no other process sends the notification of this lead.
 * Answers "claimed" when another one does. Rejects as `send` does.
 */
export async function withClaim(leadId: string, send: () => Promise<void>): Promise<"done" | "claimed"> {
  const [claim] = await db
    .insert(leadNotificationClaims)
    .values({ leadId, claimedUntil: leaseEnd })
    .onConflictDoUpdate({
      target: claimedLead,
      set: { claimedUntil: leaseEnd },
      setWhere: lt(claimedUntil, sql`now()`),
    })
    .returning({ leadId: claimedLead });
  if (!claim) return "claimed";

  const renewal = setInterval(() => renew(leadId), RENEWAL_MS);
  try {
    await send();
    return "done";
  } finally {
    clearInterval(renewal);
    await release(leadId);
  }
}

function renew(leadId: string) {
  const renewed = db
    .update(leadNotificationClaims)
    .set({ claimedUntil: leaseEnd })
    .where(eq(claimedLead, leadId));
  renewed.catch((err: unknown) => log.warn({ err, leadId }, "a claim could not be renewed"));
}

/** A claim that is not released expires. */
async function release(leadId: string) {
  const released = db.delete(leadNotificationClaims).where(eq(claimedLead, leadId));
  await released.catch((err: unknown) => log.warn({ err, leadId }, "a claim could not be released"));
}
