import { getSettings } from "#app/domain/settings/settings.server.ts";
import { officeHoursOf, today } from "./office-hours.ts";

/** Returns today's date in the office's time zone, `2026-11-20`, which decides when tasks and next steps are due. */
export async function officeToday(now = new Date()): Promise<string> {
  return today(now, officeHoursOf(await getSettings()));
}
