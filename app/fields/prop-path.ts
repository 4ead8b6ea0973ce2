/** The path of a value in a block's props: names and indexes, `["steps", 2, "title"]`. */
export type PropPath = readonly (string | number)[];

/** The value at a path; undefined for an invalid path. */
export function valueAt(value: unknown, path: PropPath): unknown {
  return path.reduce<unknown>(
    (within, step) => (isContainer(within) ? Reflect.get(within, step) : undefined),
    value,
  );
}

/**
 * A copy with another value at a path; unchanged parts are shared. Missing objects on the path are created; undefined
 * removes a key.
 */
export function withValueAt(value: unknown, path: PropPath, replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replacement;
  if (typeof step === "number") {
    const list = Array.isArray(value) ? value : [];
    if (step >= list.length) return value; // the item was removed in the meantime
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
