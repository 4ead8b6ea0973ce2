import { eq, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { addressGroup } from "#app/platform/address-group.server.ts";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Visit } from "./device.ts";

/** Audit entries per site, so that guessing from many addresses does not flood the audit log. */
const refusedPerSite = defineRateLimit({ name: "audit:refused", points: 1000, seconds: 60 * 60 });

/** A series of rate-limited attempts is recorded once. */
const limitedPerSeries = defineRateLimit({ name: "audit:limited", points: 1, seconds: 15 * 60 });

export type Refusal = "refused" | "limited";

/** Records a wrong or rate-limited password. Stores nothing about addresses without an account. */
export async function recordRefusedSignIn(kind: Refusal, email: string, visit: Visit) {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  await record(`account.sign-in-${kind}`, kind, account?.id ?? "no account", visit);
}

/** Records a wrong or rate-limited second factor. */
export async function recordRefusedSecondStep(kind: Refusal, accountId: string, visit: Visit) {
  await record(`account.second-factor-${kind}`, kind, accountId, visit);
}

async function record(action: string, kind: Refusal, subject: string, visit: Visit) {
  const series = `${action}:${subject}:${addressGroup(visit.address ?? "unknown")}`;
  const isCounted = kind === "refused" || (await limitedPerSeries.take(series)) === 0;
  if (isCounted && (await refusedPerSite.take("site")) === 0)
    await recordAudit(db, { action, subject, visit });
}
