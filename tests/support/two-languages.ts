import type { Language } from "#app/languages/language.ts";
import { db } from "#app/platform/database.server.ts";
import type { pages } from "#db/schema/pages.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { createPage } from "./factories/pages.ts";

/** Adds German to the English site of this test, which is in its transaction. */
export async function addLanguages(...languages: Language[]) {
  const value = JSON.stringify(languages);
  await db
    .insert(siteSettings)
    .values({ key: "further_languages", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

type Values = Partial<typeof pages.$inferInsert>;

/** A published German page, by default a translation of another page. */
export function createGermanPage(values: Values & { slug: string }, of?: { translationGroup: string }) {
  const { translationGroup } = of ?? {};
  return createPage({ language: "de", role: null, ...(translationGroup && { translationGroup }), ...values });
}
