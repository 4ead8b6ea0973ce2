/** LEAD-12: maximum number of page visits stored in the browser and with a lead; the oldest are dropped. */
export const visitorHistoryLimit = 20;

interface PageVisit {
  path: string;
  /** Undefined for an entry without a time. */
  at?: Date;
}

/** Reads an entry of the form `path (ISO time)`. */
export function readVisit(entry: string): PageVisit {
  const [, path, time] = entry.match(/^(.*) \(([^()]+)\)$/s) ?? [];
  const at = new Date(time ?? "");
  if (!path || Number.isNaN(at.getTime())) return { path: entry };
  return { path, at };
}
