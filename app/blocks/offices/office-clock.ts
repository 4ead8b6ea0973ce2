import {
  holidayOn,
  isAroundTheClock,
  isWorkingDay,
  type WorkingHours,
} from "#app/domain/leads/working-hours.ts";
import { type Language, languageOfDocument, languages } from "#app/languages/language.ts";
import { type ClockTexts, loadOfficeClock } from "#app/languages/load-office-clock.ts";

/** Shows the time at the office, whether it is open and when it replies, and updates them with each minute until `signal` aborts. */
export async function runOfficeClock(element: HTMLElement, signal: AbortSignal) {
  const language = languageOfDocument();
  const texts = await loadOfficeClock(language);
  if (signal.aborted) return;

  const list = element.closest<HTMLElement>("[data-hours]")?.dataset ?? {};
  const hours: WorkingHours = JSON.parse(list.hours ?? "{}");
  const shown = { timeZone: element.dataset.timeZone ?? "UTC", hours, texts, language };
  const clock = element.querySelector("[data-time]");
  const status = element.querySelector("[data-status]");
  const deadline = element.querySelector("[data-deadline]");

  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  update();

  function update() {
    const now = new Date();
    const presence = presenceAt(now, shown);
    if (clock) clock.textContent = presence.time;
    if (status) status.textContent = presence.status;
    status?.classList.toggle("text-good", presence.isOpen);
    if (deadline) deadline.textContent = replyBy(now, shown) ?? "";
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

interface Clock {
  timeZone: string;
  hours: WorkingHours;
  texts: ClockTexts;
  language: Language;
}

/** SITE-07: the time at an office, and whether it is open. Runs in browsers, so without Temporal. */
export function presenceAt(now: Date, clock: Clock): Presence {
  const { timeZone, hours, texts } = clock;
  const { date, time } = localTime(now, timeZone);
  if (isWorkingDay(date, hours)) {
    if (isAroundTheClock(hours)) return { time, isOpen: true, status: texts.openAllDay };
    if (time >= hours.opens && time < hours.closes)
      return { time, isOpen: true, status: filled(texts.openUntil, { time: hours.closes }) };
    if (time < hours.opens)
      return { time, isOpen: false, status: filled(texts.opensAt, { time: hours.opens }) };
  }
  const holiday = holidayOn(date, hours)?.name;
  return {
    time,
    isOpen: false,
    status: [holiday, nextOpening(date, clock)].filter(Boolean).join(" · "),
  };
}

/** `Opens Monday 09:00`; undefined if the office stays closed for the next weeks. */
function nextOpening(date: string, clock: Clock): string | undefined {
  const { hours, texts } = clock;
  const day = workingDayAfter(date, hours);
  if (!day) return undefined;
  const later = (Date.parse(day) - Date.parse(date)) / DAY_MS;
  const values = { time: hours.opens, ...partsOf(day, clock) };
  const isAllDay = isAroundTheClock(hours);
  if (later === 1) return filled(isAllDay ? texts.opensTomorrowAllDay : texts.opensTomorrow, values);
  if (later < 7) return filled(isAllDay ? texts.opensOnWeekdayAllDay : texts.opensOnWeekday, values);
  return filled(isAllDay ? texts.opensOnDateAllDay : texts.opensOnDate, values);
}

/**
 * `by Tuesday 24 November, 16:20`: when an enquiry sent at this moment is answered, as `replyDueAt` counts it on the
 * server. Undefined if the office stays closed for the next weeks.
 */
export function replyBy(now: Date, clock: Clock): string | undefined {
  const { timeZone, hours, texts } = clock;
  const { date, time } = localTime(now, timeZone);
  const isAllDay = isAroundTheClock(hours);
  const opens = isAllDay ? "00:00" : hours.opens;
  const isToday = isWorkingDay(date, hours) && (isAllDay || time < hours.closes);
  const start = isToday ? date : workingDayAfter(date, hours);
  const due = start && workingDayAfter(start, hours);
  return (
    due && filled(texts.replyBy, { time: isToday && time > opens ? time : opens, ...partsOf(due, clock) })
  );
}

const DAY_MS = 86_400_000;

/** `2026-11-23` after `2026-11-20`; undefined if no day of the next month is one. */
function workingDayAfter(date: string, hours: WorkingHours): string | undefined {
  for (let later = 1; later <= 30; later += 1) {
    const day = new Date(Date.parse(date) + later * DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(day, hours)) return day;
  }
  return undefined;
}

/** The names and the number that texts have of a day. */
function partsOf(date: string, { language }: Clock) {
  const day = new Date(date);
  const nameOf = (part: "weekday" | "month") =>
    day.toLocaleDateString(languages[language].locale, { [part]: "long", timeZone: "UTC" });
  return { weekday: nameOf("weekday"), day: String(day.getUTCDate()), month: nameOf("month") };
}

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The date and time of day at the office: `2026-11-20` and `14:05`. */
function localTime(now: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}
