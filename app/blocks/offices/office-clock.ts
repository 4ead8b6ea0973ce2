import {
  holidayOn,
  isAroundTheClock,
  isWorkingDay,
  type WorkingHours,
} from "#app/domain/leads/working-hours.ts";
import { type Language, languageOfDocument, languages } from "#app/languages/language.ts";
import { type ClockTexts, loadOfficeClock } from "#app/languages/load-office-clock.ts";

/** Shows the time at the office and whether it is open, and updates both with each minute until `signal` aborts. */
export async function runOfficeClock(element: HTMLElement, signal: AbortSignal) {
  const language = languageOfDocument();
  const texts = await loadOfficeClock(language);
  if (signal.aborted) return;

  const list = element.closest<HTMLElement>("[data-hours]")?.dataset ?? {};
  const hours: WorkingHours = JSON.parse(list.hours ?? "{}");
  const shown = { timeZone: element.dataset.timeZone ?? "UTC", hours, texts, language };
  const clock = element.querySelector("[data-time]");
  const status = element.querySelector("[data-status]");

  let timer: ReturnType<typeof setTimeout>;
  signal.addEventListener("abort", () => clearTimeout(timer));
  update();

  function update() {
    const presence = presenceAt(new Date(), shown);
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
function nextOpening(date: string, { hours, texts, language }: Clock): string | undefined {
  const nameOf = (day: Date, part: "weekday" | "month") =>
    day.toLocaleDateString(languages[language].locale, { [part]: "long", timeZone: "UTC" });
  const isAllDay = isAroundTheClock(hours);
  for (let later = 1; later <= 30; later += 1) {
    const day = new Date(Date.parse(date) + later * 86_400_000);
    if (!isWorkingDay(day.toISOString().slice(0, 10), hours)) continue;
    const weekday = nameOf(day, "weekday");
    const month = nameOf(day, "month");
    const values = { time: hours.opens, weekday, day: String(day.getUTCDate()), month };
    if (later === 1) return filled(isAllDay ? texts.opensTomorrowAllDay : texts.opensTomorrow, values);
    if (later < 7) return filled(isAllDay ? texts.opensOnWeekdayAllDay : texts.opensOnWeekday, values);
    return filled(isAllDay ? texts.opensOnDateAllDay : texts.opensOnDate, values);
  }
  return undefined;
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
