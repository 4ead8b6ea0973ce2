const MAX_BUDGETS = 6;
/** Steps that people count money in, within a power of ten. */
const roundSteps = [1, 2, 2.5, 3, 5, 10];

/** Round amounts of equal distance, of which the last one is at least the highest price. */
export function budgetsUpTo(highest: number): number[] {
  const top = Math.max(highest, 1);
  const power = 10 ** Math.floor(Math.log10(top / MAX_BUDGETS));
  const step = (roundSteps.find((each) => each * power * MAX_BUDGETS >= top) ?? 10) * power;
  return Array.from({ length: Math.ceil(top / step) }, (_, at) => Math.round(step * (at + 1) * 100) / 100);
}
