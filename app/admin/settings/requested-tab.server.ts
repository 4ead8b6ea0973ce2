import type { LoaderFunctionArgs } from "@remix-run/node";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { isSettingTab, tabs } from "#app/domain/settings/tabs.ts";
import { settingsStores } from "#app/domain/settings-store/settings-store.server.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

type Params = LoaderFunctionArgs["params"];

/** The signed-in person and the settings tab in the address. 404 for an unknown tab. */
export async function requireTab(request: Request, params: Params, purpose: "read" | "save") {
  const named = isSettingTab(params.tab) ? params.tab : undefined;
  const otherwise = purpose === "read" ? "settings.read" : "settings.update";
  const staff = await requireStaff(request, named ? tabs[named][purpose] : otherwise);
  const tab: SettingTab = orNotFound(named);
  return { staff, tab, store: settingsStores[tab], screen: paths.admin.settings(tab) };
}
