import { eq } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { enqueueAssignment } from "#app/domain/assignments/assignment-jobs.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import type { Deal } from "./lead.ts";
import { recordOwners } from "./lead-changes.server.ts";
import { recordLeadEvent } from "./lead-events.server.ts";
import { remindLater } from "./reminders.server.ts";

export type DealOutcome =
  | { status: "saved"; changed: (keyof Deal)[]; version: number }
  /** Another user has saved since `baseVersion`; nothing was written. */
  | { status: "conflict"; theirs: Deal; version: number };

/**
 * Stores owner, value and next step of a lead, records the changes and schedules the reminder. Undefined for an unknown
 * lead.
 */
export function saveDeal(
  leadId: string,
  deal: Deal,
  baseVersion: number,
  by: Staff,
): Promise<DealOutcome | undefined> {
  return db.transaction(async (tx): Promise<DealOutcome | undefined> => {
    const [row] = await tx
      .select({
        ownerId: leads.ownerId,
        value: leads.value,
        nextStep: leads.nextStep,
        nextStepOn: leads.nextStepOn,
        version: leads.version,
      })
      .from(leads)
      .where(eq(leads.id, leadId))
      .for("update");
    if (!row) return undefined;
    const { version, ...before } = row;
    const changed = differences(before, deal);
    if (changed.length === 0) return { status: "saved", changed, version };
    if (version !== baseVersion) return { status: "conflict", theirs: before, version };

    await tx
      .update(leads)
      .set({ ...deal, version: version + 1 })
      .where(eq(leads.id, leadId));
    await recordChanges(tx, leadId, { before, after: deal, changed }, by);
    if (changed.includes("ownerId")) await enqueueAssignment(tx, deal.ownerId, { leadIds: [leadId] }, by);
    if (changed.includes("nextStepOn")) await remindLater(tx, leadId, deal.nextStepOn);
    return { status: "saved", changed, version: version + 1 };
  });
}

function differences(before: Deal, after: Deal): (keyof Deal)[] {
  return (["ownerId", "value", "nextStep", "nextStepOn"] as const).filter(
    (key) => before[key] !== after[key],
  );
}

async function recordChanges(
  tx: Transaction,
  leadId: string,
  { before, after, changed }: { before: Deal; after: Deal; changed: (keyof Deal)[] },
  by: Staff,
) {
  if (changed.includes("ownerId"))
    await recordOwners(tx, [{ leadId, from: before.ownerId }], after.ownerId, by);
  const others = changed.filter((key) => key !== "ownerId");
  if (others.length === 0) return;
  const detail = Object.fromEntries(others.map((key) => [key, { from: before[key], to: after[key] }]));
  await recordLeadEvent(tx, leadId, "deal-changed", detail, by.id);
}
