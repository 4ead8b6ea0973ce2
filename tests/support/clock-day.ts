const DAY_MS = 24 * 60 * 60_000;

/** The day, `2026-11-20`, of the clocks that tests stop or move: today, because a visitor's answers have a real date. */
export const clockDay = isoDay(Date.now());
export const dayBefore = isoDay(Date.now() - DAY_MS);

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
