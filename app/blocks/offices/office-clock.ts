import {
  holidayOn,
  isAroundTheClock,
  isWorkingDay,
  partsOf,
  type WorkingHours,
} from "#app/domain/leads/working-hours.ts";
import * as messages from "./messages.ts";

/** Shows the time at the office and whether it is open, and updates both with each minute until `signal` aborts. */
export function runOfficeClock(element: HTMLElement, signal: AbortSignal) {
  const hours: WorkingHours = JSON.parse(element.closest<HTMLElement>("[data-hours]")?.dataset.hours ?? "{}");
  const clock = element.querySelector("[data-time]");
  const status = element.querySelector("[data-status]");

  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  update();

  function update() {
    const presence = presenceAt(new Date(), element.dataset.timeZone ?? "UTC", hours);
    if (clock) clock.textContent = presence.time;
    if (status) status.textContent = presence.status;
    status?.classList.toggle("text-good", presence.isOpen);
    timer = setTimeout(update, 60_000 - (Date.now() % 60_000));
  }
}

export interface Presence {
  /** `14:05`, at the office. */
  time: string;
  isOpen: boolean;
  /** `Open until 18:00` */
  status: string;
}

/** SITE-07: the time at an office, and whether it is open. Runs in browsers, so without Temporal. */
export function presenceAt(now: Date, timeZone: string, hours: WorkingHours): Presence {
  const { date, time } = localTime(now, timeZone);
  if (isWorkingDay(date, hours)) {
    if (isAroundTheClock(hours)) return { time, isOpen: true, status: messages.openAllDay };
    if (time >= hours.opens && time < hours.closes)
      return { time, isOpen: true, status: messages.openUntil(hours.closes) };
    if (time < hours.opens) return { time, isOpen: false, status: messages.opensAt(hours.opens) };
  }
  const holiday = holidayOn(date, hours)?.name;
  return { time, isOpen: false, status: [holiday, nextOpening(date, hours)].filter(Boolean).join(" · ") };
}

/** `Opens Monday 09:00`; undefined if the office stays closed for the next weeks. */
function nextOpening(date: string, hours: WorkingHours): string | undefined {
  for (let later = 1; later <= 30; later += 1) {
    const day = new Date(Date.parse(date) + later * 86_400_000);
    if (!isWorkingDay(day.toISOString().slice(0, 10), hours)) continue;
    const form: Intl.DateTimeFormatOptions =
      later < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
    const name =
      later === 1 ? messages.tomorrow : day.toLocaleDateString("en-GB", { ...form, timeZone: "UTC" });
    return messages.opensOn(name, isAroundTheClock(hours) ? "" : hours.opens).trim();
  }
  return undefined;
}

/** The date and time of day at the office: `2026-11-20` and `14:05`. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = partsOf(now, {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
