import { createHash } from "node:crypto";

/** Fingerprints of the values that the fields of a form had when it was opened, by field name. */
export type Bases = Partial<Record<string, string>>;

/** Short enough to be sent with every form field; equal only for equal texts. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

/** The three states of one field: the fingerprint of its initial value, and both values as text. */
interface FieldSides {
  base: string | undefined;
  mine: string;
  theirs: string;
}

/**
 * The value of one field after a three-way merge: a field that this form did not change keeps the stored value. Both
 * changed it differently: conflict. Without a base every difference is a conflict.
 */
export function mergeField({ base, mine, theirs }: FieldSides): "mine" | "theirs" | "conflict" {
  if (mine === theirs || base === fingerprint(theirs)) return "mine";
  return base === fingerprint(mine) ? "theirs" : "conflict";
}

/** A field that two people changed: `mine` is unsaved, `theirs` is stored. */
export type FieldConflict<Fields> = {
  [Name in keyof Fields]: { field: Name; mine: Fields[Name]; theirs: Fields[Name] };
}[keyof Fields];

interface FormMerge<Fields> {
  /** The fields as they are stored now. */
  theirs: Fields;
  /** The fields as the form sends them, changed or not. */
  mine: Partial<Fields>;
  bases: Bases;
}

/** Merges the fields of a form into what other people saved since it was opened; `bases` are those of its next save. */
export function mergeForm<Fields extends object>({ theirs, mine, bases }: FormMerge<Fields>) {
  const fields = { ...theirs };
  const conflicts: FieldConflict<Fields>[] = [];
  const touched: (keyof Fields & string)[] = [];
  const saved: Bases = {};
  const refused: Bases = {};
  for (const field of Object.keys(mine) as (keyof Fields & string)[]) {
    const wanted = mine[field];
    if (wanted === undefined) continue;
    const sides = { base: bases[field], mine: asText(wanted), theirs: asText(theirs[field]) };
    const outcome = mergeField(sides);
    if (outcome === "conflict") {
      conflicts.push({ field, mine: wanted, theirs: theirs[field] });
      refused[field] = fingerprint(sides.theirs);
    }
    if (outcome !== "mine") continue;
    saved[field] = fingerprint(sides.mine);
    if (sides.mine === sides.theirs) continue;
    fields[field] = wanted;
    touched.push(field);
  }
  return { fields, conflicts, touched, bases: { ...bases, ...(conflicts.length > 0 ? refused : saved) } };
}

/** The fingerprints that a form with these values contains, so that its save can be merged with later ones. */
export function basesOf(values: object): Bases {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fingerprint(asText(value))]),
  );
}

/**
 * A JSON value as text, normalised: Postgres does not preserve key order, and forms without JavaScript send line breaks
 * as CRLF.
 */
export function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, held: unknown) => {
    if (typeof held === "string") return held.replaceAll("\r\n", "\n");
    if (typeof held !== "object" || held === null || Array.isArray(held)) return held;
    return Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
