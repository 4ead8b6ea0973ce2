interface Step {
  from: number;
  to: number;
}

/** `Day 1–3`, `Week 5`. Word joiners (U+2060) keep a range on one line. */
export function periodOf({ from, to }: Step, unit: string): string {
  return to > from ? `${unit} ${from}\u2060–\u2060${to}` : `${unit} ${from}`;
}
