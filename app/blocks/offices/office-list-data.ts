import { officeHoursOf, workingHoursText } from "#app/domain/leads/office-hours.ts";
import type { Settings } from "#app/domain/settings/registry.ts";
import type { SharedHours } from "./presence.ts";

type Office = Settings["home_offices_items"][number];

export interface OfficeListData {
  offices: (Office & { hoursText: string })[];
  hours: SharedHours;
}

/** SITE-07: the offices of the settings, each with the office hours in its own time zone. */
export function officeListOf(settings: Settings): OfficeListData {
  const { days, opens, closes } = officeHoursOf(settings);
  return {
    offices: settings.home_offices_items.map((office) => {
      const timeZone = office.timeZone || settings.leads_time_zone;
      return { ...office, timeZone, hoursText: workingHoursText({ days, opens, closes, timeZone }) };
    }),
    hours: { days: [...days], opens, closes, holidays: settings.leads_holidays },
  };
}
