import { and, eq, lt } from "drizzle-orm";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { leads } from "#db/schema/leads.ts";
import { leadStatusOrder } from "./lead.ts";
import { eraseLeads } from "./person.server.ts";

/** Leads erased in one transaction. */
const batch = 100;

const day = 24 * 60 * 60 * 1000;

/** Erases the leads that the settings say are kept no longer, each status by its own days. Answers with how many. */
export async function eraseExpiredLeads(now = new Date()): Promise<number> {
  const settings = await getSettings();
  let erased = 0;
  for (const status of leadStatusOrder) {
    const days = settings[`leads_retention_${status}_days`];
    if (days === 0) continue;
    const expired = and(eq(leads.status, status), lt(leads.updatedAt, new Date(now.getTime() - days * day)));
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
