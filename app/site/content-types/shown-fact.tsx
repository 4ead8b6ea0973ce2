import { CalendarDate } from "#app/ui/calendar-date.tsx";
import type { FactValue } from "./public-content.ts";

export function shownFact(value: FactValue) {
  return value instanceof Date ? <CalendarDate date={value} /> : value;
}
