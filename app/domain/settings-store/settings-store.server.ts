import { and, eq, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { type DocumentContent, differingFields } from "#app/domain/documents/content.ts";
import { namesWithDeletedFiles } from "#app/domain/media/media.server.ts";
import { draftsOf } from "#app/domain/publishing/documents.server.ts";
import { draftColumns, editorOf, recordVersion } from "#app/domain/publishing/drafts.server.ts";
import type { Missing } from "#app/domain/publishing/publication.ts";
import {
  changeLocked,
  type Draftable,
  draftOf,
  type PublishableRow,
} from "#app/domain/publishing/publishable.server.ts";
import { findVersion, listVersions, restoreVersion } from "#app/domain/publishing/versions.server.ts";
import { refreshSearch } from "#app/domain/search/index-content.server.ts";
import { keysIn, registry, type SettingKey, type Settings } from "#app/domain/settings/registry.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { languageIn } from "#app/domain/settings/settings.server.ts";
import { readStored, writeStored } from "#app/domain/settings/stored-value.ts";
import { problemsOfTab, tabDraftSchema } from "#app/domain/settings/tab-draft.ts";
import { translateStarterPages } from "#app/domain/starter-pages/starter-pages.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { settingTabs, settingTabVersions } from "#db/schema/setting-tabs.ts";
import { messages } from "./messages.ts";
import { changedTexts, type Texts, tabTextsOf } from "./tab-texts.server.ts";

/** A settings tab with the stored texts of its settings. */
interface TabRow extends PublishableRow {
  tab: string;
  stored: Texts;
}

/** The draft, versions and saved values of a settings tab, or of its texts in a further language. */
export function settingsStoreOf(tab: SettingTab, language: ContentLanguage = "") {
  const tabTexts = tabTextsOf({ tab, language });
  const draftable: Draftable<TabRow, DocumentContent> = {
    name: "setting-tab",
    subjectOf: ({ tab }) => (language ? `${tab} (${language})` : tab),
    draftSchema: tabDraftSchema(tab, language),
    publishedContentOf: ({ stored }) => tabTexts.valuesOf(stored),
    async lock(tx, id) {
      const [row] = await tx.select().from(settingTabs).where(eq(settingTabs.id, id)).for("update");
      return row && withTexts(row, await tabTexts.read(tx, true));
    },
    async write(tx, id, changes) {
      const [row] = await tx
        .update(settingTabs)
        .set({ ...changes, version: sql`${settingTabs.version} + 1` })
        .where(eq(settingTabs.id, id))
        .returning();
      if (!row) throw new Error(`the settings tab ${tab} has no row`);
      return withTexts(row, await tabTexts.read(tx));
    },
    versions: settingTabVersions,
  };

  function withTexts(row: typeof settingTabs.$inferSelect, stored: Texts): TabRow {
    const draft = row.draft === null ? null : tabTexts.completed(Object(row.draft), stored);
    return { ...row, draft, stored };
  }

  async function find(): Promise<TabRow> {
    const [known] = await db
      .select()
      .from(settingTabs)
      .where(and(eq(settingTabs.tab, tab), eq(settingTabs.language, language)));
    if (known) return withTexts(known, await tabTexts.read(db));
    await db.insert(settingTabs).values({ tab, language, isPublished: true }).onConflictDoNothing();
    return find();
  }

  /**
   * Saves the draft: stores the changed values, all or none, each with an audit entry. `problemsIn`: further problems
   * of the tab. Nothing changes if the draft is newer than `baseVersion` or has problems.
   */
  async function publish(id: string, { baseVersion, by, problemsIn }: PublishRequest) {
    const further = problemsIn ? await problemsIn() : undefined;
    return changeLocked(draftable, id, async (tx, row): Promise<PublishOutcome> => {
      const draft = draftOf(draftable, row);
      const saved = draftable.publishedContentOf(row);
      if (baseVersion !== row.version) {
        return { status: "conflict", theirs: draft, theirVersion: row.version };
      }
      const missing = [
        ...problemsOfTab(tab, draft, saved, language).map((problem) => ({ blockId: null, ...problem })),
        ...(await deletedFiles(draft, saved, tx)),
        ...(further?.(draft) ?? []),
      ];
      if (missing.length > 0) return { status: "missing", missing };
      const texts = changedTexts({ tab, language }, draft, row.stored);
      const changed = await tabTexts.write(tx, { action: "setting.save", texts, stored: row.stored, by });
      await followLanguage(tx, changed, texts);
      if (changed.length === 0 && !row.draft)
        return { status: "unchanged", version: row.version, changed: 0, saved };
      const { version } = await draftable.write(tx, id, { draft: null, draftBy: null, draftAt: null });
      const content = tabTexts.valuesOf(new Map([...row.stored, ...texts]));
      if (changed.length > 0) {
        await recordVersion(draftable, tx, row, { draft: content, isPublished: true, by });
      }
      return { status: "published", version, changed: changed.length, saved: content };
    });
  }

  /** The number of the version before the last save. */
  async function previousVersion(id: string): Promise<number | undefined> {
    const [, earlier] = (await listVersions(settingTabVersions, id)).filter(({ isPublished }) => isPublished);
    return earlier?.number;
  }

  return {
    tab,
    find,
    /** The data of its admin screen. */
    async read() {
      const row = await find();
      return {
        id: row.id,
        version: row.version,
        draft: draftOf(draftable, row),
        saved: draftable.publishedContentOf(row),
        isChanged: row.draft !== null,
        draftAt: row.draftAt,
        editor: await editorOf(row),
      };
    },
    listVersions: (id: string) => listVersions(settingTabVersions, id),
    ...draftsOf(draftable, find),
    /** A version with the settings that the tab has got since; without a number, the draft. */
    async findDraft(id: string, version?: number): Promise<DocumentContent | undefined> {
      const row = await find();
      if (version === undefined) return draftOf(draftable, row);
      const found = await findVersion(draftable, id, version);
      return found && { ...draftable.publishedContentOf(row), ...found };
    },

    publish,

    /**
     * Saves what the tab had before its last save, which becomes the newest version: the same again brings it back.
     * Undefined without an earlier one; nothing changes if there is a draft, or if `baseVersion` is old.
     */
    async restorePrevious(id: string, request: PublishRequest): Promise<PublishOutcome | undefined> {
      const earlier = await previousVersion(id);
      const row = await find();
      if (earlier === undefined) return undefined;
      if (row.version !== request.baseVersion || row.draft)
        return { status: "conflict", theirs: draftOf(draftable, row), theirVersion: row.version };
      const restored = await restoreVersion(draftable, id, earlier, request.by);
      return restored && publish(id, { ...request, baseVersion: restored.version });
    },
    /** Whether there are values from before the last save. */
    hasPreviousVersion: async (id: string) => (await previousVersion(id)) !== undefined,

    /**
     * Stores values at once, without the draft, which takes them over. Refuses values that would add problems to the
     * tab.
     */
    async storeAtOnce(action: string, values: Texts, by: Staff): Promise<StoreOutcome> {
      const { id } = await find();
      const outcome = await changeLocked(draftable, id, async (tx, row): Promise<StoreOutcome> => {
        const saved = tabTexts.valuesOf(row.stored);
        const next = tabTexts.valuesOf(new Map([...row.stored, ...values]));
        const problems = problemsOfTab(tab, next, saved, language);
        if (problems.length > 0) {
          return {
            status: "refused",
            problems: problems.map(
              ({ path, message }) => `${registry[path[0] as SettingKey].label}: ${message}`,
            ),
          };
        }
        const changed = await tabTexts.write(tx, { action, texts: values, stored: row.stored, by });
        await followLanguage(tx, changed, values);
        if (changed.length === 0) return { status: "unchanged", changed };
        const taken = Object.fromEntries(changed.map((key) => [key, next[key]]));
        const draft =
          row.draft === null ? null : draftColumns({ ...Object(row.draft), ...taken }, next, row.draftBy);
        const revisions = Object.fromEntries(changed.map((key) => [key, row.version + 1]));
        await draftable.write(tx, id, { ...draft, revisions: { ...row.revisions, ...revisions } });
        await recordVersion(draftable, tx, row, { draft: next, isPublished: true, by });
        return { status: "saved", changed };
      });
      if (!outcome) throw new Error(`the settings tab ${tab} has no row`);
      return outcome;
    },
  };
}

interface PublishRequest {
  /** The version that the person saw. */
  baseVersion: number;
  by: Staff;
  /** Loads a check of the draft beside those of its settings, before the transaction. */
  problemsIn?: () => Promise<(draft: DocumentContent) => Missing[]>;
}

type PublishOutcome =
  /** `saved`: the values as they are stored, such as texts without spaces around them. */
  | { status: "published" | "unchanged"; version: number; changed: number; saved: DocumentContent }
  | { status: "missing"; missing: Missing[] }
  | { status: "conflict"; theirs: DocumentContent; theirVersion: number };

type StoreOutcome =
  | { status: "saved" | "unchanged"; changed: SettingKey[] }
  | { status: "refused"; problems: string[] };

/** Changed settings whose files are deleted from the library. */
async function deletedFiles(
  draft: DocumentContent,
  saved: DocumentContent,
  tx: Transaction,
): Promise<Missing[]> {
  const changed = Object.fromEntries(differingFields(saved, draft).map((key) => [key, draft[key]]));
  return (await namesWithDeletedFiles(changed, tx)).map((key) => ({
    blockId: null,
    path: [key],
    message: messages.fileDeleted,
  }));
}

/**
 * Saves values of a tab at once, in a further language its texts. Keys of other tabs are ignored. Rejects values that the
 * tab refuses.
 */
export async function saveSettings(
  tab: SettingTab,
  values: Partial<Settings>,
  by: Staff,
  language: ContentLanguage = "",
): Promise<StoreOutcome> {
  const { textOf } = tabTextsOf({ tab, language });
  const texts = new Map(
    keysIn(tab, language).flatMap((key): [SettingKey, string][] =>
      values[key] === undefined ? [] : [[key, textOf(key, values[key])]],
    ),
  );
  const outcome = await settingsStoreOf(tab, language).storeAtOnce("setting.save", texts, by);
  if (outcome.status === "refused") throw new Error(outcome.problems.join("; "));
  return outcome;
}

/** Resets a setting to its default, in a further language to the text of the main one. */
export function resetSetting(key: SettingKey, by: Staff, language: ContentLanguage = "") {
  const text = language ? "" : writeStored(registry[key], registry[key].default);
  return storeSetting("setting.reset", { key, text, language }, by);
}

/** Restores an earlier value of a setting, or of its text in a further language, which can be that of the main one. */
export async function restoreSetting(
  key: SettingKey,
  text: string,
  by: Staff,
  language: ContentLanguage = "",
): Promise<StoreOutcome> {
  const reading = language && text === "" ? undefined : readStored(registry[key], text);
  if (reading?.fits === false)
    return { status: "refused", problems: [messages.noLongerValid(reading.problem)] };
  return storeSetting("setting.restore", { key, text, language }, by);
}

interface StoredSetting {
  key: SettingKey;
  text: string;
  language: ContentLanguage;
}

function storeSetting(action: string, { key, text, language }: StoredSetting, by: Staff) {
  return settingsStoreOf(registry[key].tab, language).storeAtOnce(action, new Map([[key, text]]), by);
}

/** The search has an index of words in the language of the site, and starter pages are in it. */
async function followLanguage(tx: Transaction, changed: SettingKey[], texts: Texts) {
  if (!changed.includes("site_language")) return;
  await translateStarterPages(tx, languageIn(texts));
  await refreshSearch(tx);
}
