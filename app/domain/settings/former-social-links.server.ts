import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { registry, type Settings } from "./registry.ts";
import { readStored, writeStored } from "./stored-value.ts";

type SocialLinks = Settings["footer_social_links"];

/** The settings that had one network each, before networks were a list; legacy sites still have them. */
export const formerSocialKeys: Readonly<Record<string, string>> = {
  footer_social_linkedin: "LinkedIn",
  footer_social_facebook: "Facebook",
  footer_social_instagram: "Instagram",
};

/** The links of the former settings in their order. Addresses that no link may have are left out. */
export async function formerSocialLinks(tx: Transaction): Promise<SocialLinks> {
  const keys = Object.keys(formerSocialKeys);
  const rows = await tx.select().from(siteSettings).where(inArray(siteSettings.key, keys));
  const stored = new Map(rows.map(({ key, value }) => [key, value.trim()]));
  return keys.flatMap((key) => {
    const links = JSON.stringify([{ label: formerSocialKeys[key], url: stored.get(key) }]);
    const reading = readStored(registry.footer_social_links, links);
    return reading.fits ? reading.value : [];
  });
}

/** Fills an empty list of networks from the former settings, for example after a legacy import. */
export async function adoptFormerSocialLinks(tx: Transaction) {
  const links = await formerSocialLinks(tx);
  if (links.length === 0) return;
  await tx
    .update(siteSettings)
    .set({ value: writeStored(registry.footer_social_links, links) })
    .where(and(eq(siteSettings.key, "footer_social_links"), eq(siteSettings.value, "[]")));
}
