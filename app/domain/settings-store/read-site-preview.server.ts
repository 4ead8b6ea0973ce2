import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { isOfSite } from "#app/domain/settings/edition.ts";
import { registry } from "#app/domain/settings/registry.ts";
import { previewedTabs } from "#app/domain/settings/section.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import type { SitePreview } from "#app/domain/settings/site-preview.server.ts";
import { previewedValues } from "#app/domain/settings/tab-draft.ts";
import { labelOfTab } from "#app/domain/settings/tab-key.ts";
import { isSettingTab } from "#app/domain/settings/tabs.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { settingTabs } from "#db/schema/setting-tabs.ts";

/**
 * The drafts of all previewed tabs, for a preview of the site; those of further languages apply in theirs. `reader` is the
 * account that looks at it; without one, as with a preview link, nobody is named.
 */
export async function readSitePreview(reader?: string): Promise<SitePreview> {
  const [saved, rows] = await Promise.all([inContentLanguage("", getSettings), listDrafts()]);
  const preview: SitePreview = { values: {}, notice: { drafts: [], refused: [] } };
  for (const { tab, language, draft, authorId, author } of rows) {
    if (!isSettingTab(tab) || !isOfSite(saved, language)) continue;
    const { values, refused } = previewedValues(tab, Object(draft), language ? {} : saved, language);
    if (language === "") Object.assign(preview.values, values);
    else {
      preview.translations = {
        ...preview.translations,
        [language]: { ...preview.translations?.[language], ...values },
      };
    }
    preview.notice.refused.push(...refused.map((key) => registry[key].label));
    const by = authorId === reader ? "you" : author;
    preview.notice.drafts.push({ label: labelOfTab({ tab, language }), by: reader ? by : null });
  }
  return preview;
}

const listDrafts = () =>
  db
    .select({
      tab: settingTabs.tab,
      language: settingTabs.language,
      draft: settingTabs.draft,
      authorId: settingTabs.draftBy,
      author: accounts.name,
    })
    .from(settingTabs)
    .leftJoin(accounts, eq(accounts.id, settingTabs.draftBy))
    .where(and(inArray(settingTabs.tab, [...previewedTabs]), isNotNull(settingTabs.draft)))
    .orderBy(settingTabs.tab, settingTabs.language);
