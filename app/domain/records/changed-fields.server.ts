/**
 * The fields of a form that differ from the stored record. A form that was loaded with an older version is in conflict
 * in these fields, and may be saved if there are none.
 */
export function changedFields<Fields extends object>(
  stored: Fields,
  typed: Partial<Fields>,
): (keyof Fields & string)[] {
  return (Object.keys(typed) as (keyof Fields & string)[]).filter(
    (field) => typed[field] !== undefined && asText(typed[field]) !== asText(stored[field]),
  );
}

/** Line breaks may be stored as CRLF: browsers encode them so in a form that no script sends. */
function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, held: unknown) =>
    typeof held === "string" ? held.replaceAll("\r\n", "\n") : held,
  );
}
