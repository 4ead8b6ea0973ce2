import { and, eq, isNotNull, like, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents } from "#db/schema/leads.ts";
import { siteSettings } from "#db/schema/settings.ts";

export interface FirstSteps {
  /** Somebody has said how the firm is reached. */
  contact: boolean;
  /** Somebody has published a page. */
  page: boolean;
  /** There is a second account. */
  colleague: boolean;
  /** A notification of an enquiry has gone out by mail. */
  mail: boolean;
}

/** What of a new site is done, as its data say. */
export async function findFirstSteps(): Promise<FirstSteps> {
  const [contact, page, colleagues, mail] = await Promise.all([
    db.$count(siteSettings, and(like(siteSettings.key, "contact_%"), isNotNull(siteSettings.updatedBy))),
    db.$count(auditLog, and(sql`${auditLog.action} like '%.publish'`, isNotNull(auditLog.actorId))),
    db.$count(accounts),
    db.$count(leadEvents, eq(leadEvents.type, "mail-sent")),
  ]);
  return { contact: contact > 0, page: page > 0, colleague: colleagues > 1, mail: mail > 0 };
}
