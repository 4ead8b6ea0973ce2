import { messages } from "./messages.ts";
import { type OfficeHours, replyDueAt, zoneCity } from "./office-hours.ts";

/** The time by which an enquiry is answered, in the office's time zone. */
export interface Deadline {
  /** `Tuesday 24 November, 16:20` */
  moment: string;
  /** `Lisbon time (GMT)` */
  zone: string;
}

export function deadlineOf(sentAt: Date, office: OfficeHours): Deadline {
  const due = replyDueAt(sentAt, office);
  return { moment: momentIn(due, office.timeZone), zone: zoneName(due, office.timeZone) };
}

/** `Tuesday 24 November, 16:20` */
function momentIn(at: Date, timeZone: string): string {
  const day = partsOf(at, { timeZone, weekday: "long", day: "numeric", month: "long" });
  const time = partsOf(at, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${day.weekday} ${day.day} ${day.month}, ${time.hour}:${time.minute}`;
}

/** Returns the zone's city and its offset on that day; a zone without a city has only its name. */
function zoneName(at: Date, timeZone: string): string {
  const offset = partsOf(at, { timeZone, timeZoneName: "short" }).timeZoneName ?? "";
  if (!timeZone.includes("/") || timeZone.startsWith("Etc/")) return offset;
  return messages.zone(zoneCity(timeZone), offset);
}

function partsOf(at: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = new Intl.DateTimeFormat("en-GB", options).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
