import { officeHoursOf, today } from "#app/domain/leads/office-hours.ts";
import type { Settings } from "#app/domain/settings/registry.ts";

/** Returns the copyright line: `{year}` is the current year in the office's time zone, `{name}` the brand's name. */
export function copyrightLine(settings: Settings, now = new Date()): string {
  const [year = ""] = today(now, officeHoursOf(settings)).split("-");
  return settings.footer_copyright.replaceAll("{year}", year).replaceAll("{name}", settings.brand_name);
}
