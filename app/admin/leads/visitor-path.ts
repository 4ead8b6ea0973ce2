import { messages } from "./messages.ts";
export interface Step {
  path: string;
  /** Undefined for an entry without a time. */
  at?: Date;
  /** Milliseconds until the next step; undefined for the last one. */
  stay?: number;
}

/** The pages visited, parsed from entries of the form `path (ISO time)`. */
export function visitorPath(history: string[]): Step[] {
  const steps = history.map(readEntry);
  return steps.map((step, position) => {
    const next = steps[position + 1];
    if (!step.at || !next?.at) return step;
    return { ...step, stay: Math.max(0, next.at.getTime() - step.at.getTime()) };
  });
}

function readEntry(entry: string): Step {
  const [, path, time] = entry.match(/^(.*) \(([^()]+)\)$/s) ?? [];
  const at = new Date(time ?? "");
  if (!path || Number.isNaN(at.getTime())) return { path: entry };
  return { path, at };
}

/** `40 s`, `3 min`, `2 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return messages.min(Math.round(seconds / 60));
  return `${Math.round(seconds / 3600)} h`;
}
