import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

/** The copyright of the settings; `{year}` in it is the current year in the office. */
export function copyrightLine(settings: Settings, now = new Date()): string {
  const [year = ""] = today(now, officeHoursOf(settings)).split("-");
  return settings.footer_copyright.replaceAll("{year}", year);
}
