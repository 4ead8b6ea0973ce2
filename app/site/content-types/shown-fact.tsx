import { CalendarDate } from "#app/ui/calendar-date.tsx";
import type { FactValue } from "./public-content.ts";

export function shownFact(value: FactValue) {
  return value instanceof Date ? <CalendarDate date={value} /> : value;
}

export function Notes({ notes }: { notes: FactValue[] }) {
  return notes.map((note, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name and never move
    <span key={position}>{shownFact(note)}</span>
  ));
}
