import { officeListOf } from "../offices/data.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export default async function loadHomeOffices(_props: unknown, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (!settings.home_offices_enabled || settings.home_offices_items.length === 0) return null;
  return {
    title: settings.home_offices_title,
    description: settings.home_offices_description,
    ...officeListOf(settings),
  };
}
