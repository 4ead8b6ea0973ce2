import { asText, type Bases, fingerprint, mergeSides } from "./bases.server.ts";
import type { FieldConflict } from "./merge-fields.ts";

interface FormMerge<Fields> {
  /** The fields as they are stored now. */
  theirs: Fields;
  /** The fields as the form sends them, changed or not. */
  mine: Partial<Fields>;
  bases: Bases;
}

/** Merges the fields of a form into what other people saved since it was opened. */
export function mergeForm<Fields extends object>({ theirs, mine, bases }: FormMerge<Fields>) {
  const fields = { ...theirs };
  const conflicts: FieldConflict<Fields>[] = [];
  const touched: (keyof Fields & string)[] = [];
  const nextBases: Bases = { ...bases };
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const wanted = mine[field];
    if (wanted === undefined) continue;
    const sides = { base: bases[field], mine: asText(wanted), theirs: asText(theirs[field]) };
    const outcome = mergeSides(sides);
    if (outcome === "conflict") {
      conflicts.push({ field, mine: wanted, theirs: theirs[field] });
      nextBases[field] = fingerprint(sides.theirs);
    }
    if (outcome !== "mine") continue;
    nextBases[field] = fingerprint(sides.mine);
    if (sides.mine === sides.theirs) continue;
    fields[field] = wanted;
    touched.push(field);
  }
  return { fields, conflicts, touched, bases: nextBases };
}
