import { officeHoursOf } from "#app/domain/leads/office-hours.ts";
import { workingHoursText } from "#app/domain/leads/office-times.server.ts";
import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import { pictureAt } from "#app/domain/media/media-item.ts";
import { brandPalette } from "#app/domain/settings/brand-palette.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { ShownPicture } from "#app/ui/picture-sources.ts";
import type { ReadSettings } from "../resolve-blocks.server.ts";
import { officeMapOf } from "./map.server.ts";
import type { OfficesProps } from "./schema.ts";

/** Null while the settings have no offices or hide them; without a map if no office has coordinates. */
export default async function loadOffices({ map, source }: OfficesProps, readSettings: ReadSettings) {
  const settings = await readSettings();
  if (settings.home_offices_items.length === 0) return null;
  const isOfHome = source === "settings";
  if (isOfHome && !settings.home_offices_enabled) return null;
  const drawn = map ? officeMapOf(settings.home_offices_items, brandPalette(settings).ink) : undefined;
  return {
    ...officeListOf(settings),
    ...(isOfHome && {
      texts: { heading: settings.home_offices_title, text: settings.home_offices_description },
    }),
    ...(drawn && { map: drawn }),
  };
}

type Office = Settings["home_offices_items"][number];

export interface OfficeListData {
  offices: (Omit<Office, "imageUrl"> & { imageUrl: ShownPicture; hoursText: string })[];
  hours: WorkingHours;
}

/** SITE-07: the offices of the settings, each with the office hours in its own time zone. */
export function officeListOf(settings: Settings): OfficeListData {
  const { days, opens, closes, holidays } = officeHoursOf(settings);
  return {
    offices: settings.home_offices_items.map((office) => {
      const timeZone = office.timeZone || settings.leads_time_zone;
      return {
        ...office,
        imageUrl: pictureAt(office.imageUrl),
        timeZone,
        hoursText: workingHoursText({ days, opens, closes, timeZone }, settings.site_language),
      };
    }),
    hours: { days, opens, closes, holidays },
  };
}
