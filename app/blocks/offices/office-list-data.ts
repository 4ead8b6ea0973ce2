import { officeHoursOf, workingHoursText } from "#app/domain/leads/office-hours.ts";
import type { WorkingHours } from "#app/domain/leads/working-hours.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

type Office = Settings["home_offices_items"][number];

export interface OfficeListData {
  offices: (Office & { hoursText: string })[];
  hours: WorkingHours;
}

/** SITE-07: the offices of the settings, each with the office hours in its own time zone. */
export function officeListOf(settings: Settings): OfficeListData {
  const { days, opens, closes, holidays } = officeHoursOf(settings);
  return {
    offices: settings.home_offices_items.map((office) => {
      const timeZone = office.timeZone || settings.leads_time_zone;
      return { ...office, timeZone, hoursText: workingHoursText({ days, opens, closes, timeZone }) };
    }),
    hours: { days, opens, closes, holidays },
  };
}
