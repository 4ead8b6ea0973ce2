import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { hasSecondFactor } from "#app/domain/accounts/second-factors.server.ts";
import { findLeadRecipients } from "#app/domain/leads/notify-team.server.ts";
import { listPublishedPages } from "#app/domain/pages/pages.server.ts";
import { hasRealAddress } from "#app/domain/settings/lead-recipients.server.ts";
import { keysOf, type SettingKey } from "#app/domain/settings/registry.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { leadEvents } from "#db/schema/leads.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { type FirstSteps, policyPages } from "./first-steps.ts";

/** The steps of a new site's owner, derived from its data. */
export async function findFirstSteps(accountId: string): Promise<FirstSteps> {
  const [saved, recipients, test, missingPolicies, published, own, colleagues, languages] = await Promise.all(
    [
      listSavedSettings(),
      findLeadRecipients(),
      findNotification(),
      listMissingPolicies(),
      db.$count(auditLog, and(sql`${auditLog.action} like '%.publish'`, isNotNull(auditLog.actorId))),
      db.$count(accounts, and(eq(accounts.id, accountId), hasSecondFactor)),
      db.$count(accounts),
      listLanguages(),
    ],
  );
  const isSaved = (key: SettingKey) => Boolean(saved.get(key));
  // Who keeps the default has saved other settings of its tab.
  const hasLanguage = keysOf("brand").some(isSaved);
  return {
    language: { isDone: hasLanguage, detail: hasLanguage ? languages : undefined },
    name: { isDone: isSaved("brand_name"), detail: saved.get("brand_name") },
    logo: { isDone: isSaved("brand_logo") },
    colours: { isDone: isSaved("brand_signal_color") || isSaved("brand_ink_color") },
    contact: { isDone: isSaved("contact_email"), detail: saved.get("contact_email") },
    recipients: { isDone: hasRealAddress(recipients), detail: recipients.join(", ") || undefined },
    mail: { isDone: test !== undefined, detail: test },
    policies: {
      isDone: missingPolicies.length === 0,
      detail: missingPolicies.length > 0 ? `Not published: ${missingPolicies.join(", ")}` : undefined,
    },
    page: { isDone: published > 0 },
    secondFactor: { isDone: own > 0 },
    colleague: { isDone: colleagues > 1 },
  };
}

/** The languages of the site, by name. */
async function listLanguages(): Promise<string> {
  const { site_language, further_languages } = await getSettings();
  return [site_language, ...further_languages].map(englishNameOf).join(", ");
}

/** The settings that a person has saved, with their texts. */
async function listSavedSettings() {
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings)
    .where(isNotNull(siteSettings.updatedBy));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** The recipients of the last notification to an address that exists: RFC 2606 reserves `.example`. */
async function findNotification(): Promise<string | undefined> {
  const [event] = await db
    .select({ to: sql<string>`${leadEvents.detail}->>'to'` })
    .from(leadEvents)
    .where(
      and(eq(leadEvents.type, "mail-sent"), sql`${leadEvents.detail}->>'to' !~ '^([^,]+[.]example(, |$))+$'`),
    )
    .orderBy(desc(leadEvents.createdAt))
    .limit(1);
  return event?.to;
}

/** The labels of the policies that visitors cannot read. */
async function listMissingPolicies(): Promise<string[]> {
  const index = await listPublishedPages();
  return policyPages
    .filter(({ slug }) => !index.some((page) => page.role === slug || page.slug === slug))
    .map(({ label }) => label);
}
