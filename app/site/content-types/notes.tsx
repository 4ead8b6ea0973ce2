import type { FactValue } from "./public-content.ts";
import { shownFact } from "./shown-fact.tsx";

/** What stands beside the title of a row: date, place, topics. */
export function Notes({ notes }: { notes: FactValue[] }) {
  return (
    <span className="content-notes mono text-muted">
      {notes.map((note, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name and never move
        <span key={position}>{shownFact(note)}</span>
      ))}
    </span>
  );
}
