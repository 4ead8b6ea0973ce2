import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.ts";
import { minutesOf } from "../minutes-of.ts";
import type { ResponseTimesProps } from "./schema.ts";

type Plan = Pick<ResponseTimesProps["plans"][number], "days" | "from" | "to" | "minutes">;
type Moments = ResponseTimesProps["moments"];

/** In minutes. */
export const DAY = 24 * 60;
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);

interface Wait {
  /** Minutes since the begin of the drawn week. */
  from: number;
  to: number;
  /** `Friday 16:40` */
  failed: string;
  /** `Monday 10:10, after 65 h 30 min` */
  answered: string;
}

/** When a plan responds to a failure at each of the moments. */
export function waitsOf(plan: Plan, moments: Moments, language: Language): Wait[] {
  const { dates, blocks } = messagesIn(language);
  const nameOf = (minutes: number) =>
    `${dates.weekday(new Date(FIRST_DAY + minutes * 60_000))} ${clock(minutes)}`;
  const start = startOf(moments);
  return moments.map(({ day, time }) => {
    const since = beginOf(day) * DAY + minutesOf(time);
    const from = since < start ? since + 7 * DAY : since;
    const to = answeredAt(plan, from);
    return {
      from: from - start,
      to: to - start,
      failed: nameOf(from),
      answered: blocks.responseTimes.answer(nameOf(to), duration(to - from)),
    };
  });
}

/** The days of a plan in the drawn week: those that follow each other, from the first one until before the last one. */
export function coverOf(plan: Plan, moments: Moments): { from: number; to: number }[] {
  const first = startOf(moments) / DAY;
  const spans: { from: number; to: number }[] = [];
  for (let day = 0; day < 7; day++) {
    if (!isCovered(plan, first + day)) continue;
    const last = spans.at(-1);
    if (last?.to === day) last.to = day + 1;
    else spans.push({ from: day, to: day + 1 });
  }
  return spans;
}

/** The names of the drawn days, from that of the first moment. */
export function daysOf(moments: Moments, language: Language): string[] {
  const { weekday } = messagesIn(language).dates;
  const start = FIRST_DAY + startOf(moments) * 60_000;
  return Array.from({ length: 7 }, (_, at) => weekday(new Date(start + at * DAY * 60_000)));
}

const startOf = ([first]: Moments) => beginOf(first?.day) * DAY;

/** Days since Monday, 0 to 6. A draft may lack the day. */
const beginOf = (day: string | undefined) => Math.min(Number(day) || 1, 7) - 1;

/** The response time counts in the plan's hours only. A draft may lack it. */
function answeredAt(plan: Plan, failed: number): number {
  const minutes = plan.minutes || 0;
  let remaining = minutes;
  for (let day = Math.floor(failed / DAY); day < failed / DAY + 100; day++) {
    if (!isCovered(plan, day)) continue;
    const from = Math.max(failed, day * DAY + minutesOf(plan.from));
    const available = day * DAY + minutesOf(plan.to) - from;
    if (available >= remaining) return from + remaining;
    remaining -= Math.max(available, 0);
  }
  return failed + minutes;
}

const isCovered = ({ days }: Plan, day: number) => days === "every" || day % 7 < 5;

function clock(minutes: number): string {
  const ofDay = minutes % DAY;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** `15 min`, `2 h`, `65 h 30 min` */
function duration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "h"],
    [minutes % 60, "min"],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : [])).join(" ");
}
