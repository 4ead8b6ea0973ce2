import { createHash } from "node:crypto";

/** Fingerprints of the values that the fields of a form had when it was opened, by field name. */
export type Bases = Partial<Record<string, string>>;

/** Short enough to be sent with every field of a form, and the same for the same text only. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 16);
}

/** The three states of one field: a fingerprint of what the form began with, and both values as text. */
interface Sides {
  base: string | undefined;
  mine: string;
  theirs: string;
}

/**
 * The value of one field after a three-way merge: a field that this form did not change keeps the stored value. Both
 * changed it differently: conflict. Without a base every difference is a conflict.
 */
export function mergeSides({ base, mine, theirs }: Sides): "mine" | "theirs" | "conflict" {
  if (mine === theirs || base === fingerprint(theirs)) return "mine";
  return base === fingerprint(mine) ? "theirs" : "conflict";
}

/** What a form of these values carries, so that its save can be merged with what others saved since. */
export function basesOf(values: object): Bases {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fingerprint(asText(value))]),
  );
}

/**
 * A JSON value as text. Postgres keeps no order of an object's keys, and a form without JavaScript sends every line
 * break as CRLF.
 */
export function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, held: unknown) => {
    if (typeof held === "string") return held.replaceAll("\r\n", "\n");
    if (typeof held !== "object" || held === null || Array.isArray(held)) return held;
    return Object.fromEntries(Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
