import type { LoaderFunctionArgs } from "@remix-run/node";
import { isOfSite } from "#app/domain/settings/edition.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { readTabKey, tabKey } from "#app/domain/settings/tab-key.ts";
import { tabs } from "#app/domain/settings/tabs.ts";
import { settingsStoreOf } from "#app/domain/settings-store/settings-store.server.ts";
import { orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { paths } from "#app/paths/paths.ts";

type Params = LoaderFunctionArgs["params"];

/**
 * The signed-in person and the settings tab in the address, with the further language whose texts it has. 404 for an
 * unknown tab, and for a language that is none of the site's.
 */
export async function requireTab(request: Request, params: Params, purpose: "read" | "save") {
  const named = readTabKey(params.tab);
  const otherwise = purpose === "read" ? "settings.read" : "settings.update";
  const staff = await requireStaff(request, named ? tabs[named.tab][purpose] : otherwise);
  const isKnown = named !== undefined && isOfSite(await getSettings(), named.language);
  const { tab, language } = orNotFound(isKnown ? named : undefined);
  const key = tabKey({ tab, language });
  return {
    ...{ staff, tab, language, key },
    store: settingsStoreOf(tab, language),
    screen: paths.admin.settings(key),
  };
}
