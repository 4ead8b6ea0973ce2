import { isSame } from "./same.ts";

/** The version with which each part of a draft last changed; what is not named never has. */
export type Revisions = Record<string, number>;

/** A field that two editors have changed: what this one wants and what the other has saved. */
export type FieldConflict<Fields> = {
  [Name in keyof Fields]: { field: Name; mine: Fields[Name]; theirs: Fields[Name] };
}[keyof Fields];

interface Merge<Fields> {
  /** The fields as they are now, with the changes of others. */
  theirs: Fields;
  /** What this editor wants; what is left out stays. */
  mine: Partial<Fields>;
  revisions: Revisions;
  /** The version that the changes were made from. */
  baseVersion: number;
}

/**
 * Brings one editor's fields into what others may have changed since. Different fields go together. The same field
 * changed on both sides is a conflict, unless both want the same.
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
