import { type SettingTab, settingTabs } from "#app/domain/settings/section.ts";
import { settingsStoreOf } from "#app/domain/settings-store/settings-store.server.ts";

/** The store of every settings tab in the main language. */
export const settingsStores = Object.fromEntries(
  settingTabs.map((tab) => [tab, settingsStoreOf(tab)]),
) as Record<SettingTab, ReturnType<typeof settingsStoreOf>>;
