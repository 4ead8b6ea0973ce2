interface Step {
  from: number;
  to: number;
  period?: string;
}

/** `Day 1–3`, `Week 5`, or the editor’s words. Word joiners (U+2060) keep a range on one line. */
export function periodOf({ from, to, period }: Step, unit: string): string {
  if (period) return period;
  return to > from ? `${unit} ${from}\u2060–\u2060${to}` : `${unit} ${from}`;
}
