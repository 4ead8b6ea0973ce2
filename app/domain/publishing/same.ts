/** Whether two JSON values are the same, whatever the order of an object's keys; Postgres keeps none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = entries(one);
  const right = new Map(entries(other));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}

/** JSON knows no undefined: a key that holds it is not there. */
function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, held]) => held !== undefined);
}
