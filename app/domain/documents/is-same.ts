/** Deep equality of JSON values regardless of key order, which Postgres does not preserve. */
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

/** JSON has no undefined, so such keys count as missing. */
function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, held]) => held !== undefined);
}
