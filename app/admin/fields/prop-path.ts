/** Where a value stands inside a block's props: names and positions, `["steps", 2, "title"]`. */
export type PropPath = readonly (string | number)[];

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: PropPath): unknown {
  return path.reduce<unknown>(
    (within, step) => (isContainer(within) ? Reflect.get(within, step) : undefined),
    value,
  );
}

/**
 * A copy with another value at a path; what lies beside the path is shared. Objects that are missing on the way are
 * made; undefined takes a key out.
 */
export function withValueAt(value: unknown, path: PropPath, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (typeof step === "number") {
    const list = Array.isArray(value) ? value : [];
    if (step >= list.length) return value; // the item has been removed meanwhile
    return list.with(step, withValueAt(list[step], rest, replacement));
  }
  const record = isRecord(value) ? value : {};
  const inner = withValueAt(record[step], rest, replacement);
  if (inner !== undefined) return { ...record, [step]: inner };
  const { [step]: _, ...others } = record;
  return others;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
