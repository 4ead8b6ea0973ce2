import { type OfficeListData, officeListOf } from "../offices/data.server.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";

export interface HomeOfficesData extends OfficeListData {
  title: string;
  description: string;
}

/** Null while the section is disabled or has no offices. */
export default async function loadHomeOffices(
  _: unknown,
  readSettings: ReadSettings,
): Promise<HomeOfficesData | null> {
  const settings = await readSettings();
  if (!settings.home_offices_enabled || settings.home_offices_items.length === 0) return null;
  return {
    title: settings.home_offices_title,
    description: settings.home_offices_description,
    ...officeListOf(settings),
  };
}
