import { getSettings } from "#app/domain/settings/settings.server.ts";
import { officeHoursOf, today } from "./office-hours.ts";

/** The date in the office, `2026-11-20`: the day by which tasks and next steps are due. */
export async function officeToday(now = new Date()): Promise<string> {
  return today(now, officeHoursOf(await getSettings()));
}
