import type { ReadSettings } from "../resolve-blocks.server.ts";
import { type OfficeMap, officeMapOf } from "./map.server.ts";
import { type OfficeListData, officeListOf } from "./office-list-data.ts";
import type { OfficesProps } from "./schema.ts";

export interface OfficesData extends OfficeListData {
  /** Undefined if no office has coordinates. */
  map?: OfficeMap;
}

/** Null while the settings have no offices. */
export default async function loadOffices(
  { map }: OfficesProps,
  readSettings: ReadSettings,
): Promise<OfficesData | null> {
  const settings = await readSettings();
  if (settings.home_offices_items.length === 0) return null;
  const drawn = map ? officeMapOf(settings.home_offices_items) : undefined;
  return { ...officeListOf(settings), ...(drawn && { map: drawn }) };
}
