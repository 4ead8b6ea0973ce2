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

/** The three states of a merge: the common base and both sides. */
export interface Sides<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** The result of a three-way merge: `overlaps` names the parts that both sides changed differently; there mine wins. */
export interface MergedSides<Value> {
  merged: Value;
  overlaps: string[];
}

/** Three-way merge of objects, field by field. */
export function mergeSidesByField<Fields extends object>({
  base,
  mine,
  theirs,
}: Sides<Fields>): MergedSides<Fields> {
  const merged = { ...mine };
  const overlaps: string[] = [];
  for (const name of Object.keys(theirs) as (keyof Fields & string)[]) {
    if (isSame(mine[name], theirs[name]) || isSame(theirs[name], base[name])) continue;
    if (isSame(mine[name], base[name])) merged[name] = theirs[name];
    else overlaps.push(name);
  }
  return { merged, overlaps };
}

/** The version with which each part of a draft last changed; parts that never changed are missing. */
export type Revisions = Record<string, number>;

/** A field that two people changed: `mine` is unsaved, `theirs` is stored. */
export type FieldConflict<Fields> = {
  [Name in keyof Fields]: { field: Name; mine: Fields[Name]; theirs: Fields[Name] };
}[keyof Fields];

interface Merge<Fields> {
  /** The stored fields. */
  theirs: Fields;
  /** The values to save; missing fields stay as they are. */
  mine: Partial<Fields>;
  revisions: Revisions;
  /** The version that the changes were made from. */
  baseVersion: number;
}

/**
 * Merges one person's fields into the stored ones. Changes of different fields merge; different changes of the same
 * field are a conflict.
 */
export function mergeFields<Fields extends object>({ theirs, mine, revisions, baseVersion }: Merge<Fields>) {
  const fields = { ...theirs };
  const conflicts: FieldConflict<Fields>[] = [];
  const touched: (keyof Fields & string)[] = [];
  for (const name of Object.keys(mine) as (keyof Fields & string)[]) {
    const wanted = mine[name];
    if (wanted === undefined || isSame(wanted, theirs[name])) continue;
    if ((revisions[name] ?? 0) > baseVersion)
      conflicts.push({ field: name, mine: wanted, theirs: theirs[name] });
    fields[name] = wanted;
    touched.push(name);
  }
  return { fields, conflicts, touched };
}
