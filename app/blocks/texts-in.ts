/** Path inside a block's props: `["steps", 2, "title"]`. */
type Path = (string | number)[];

/** A text inside a block's props, with its path and field name. */
export interface FoundText {
  path: Path;
  name: string;
  text: string;
}

/** Returns every text in a value, in order, with its path. */
export function textsIn(value: unknown, path: Path = []): FoundText[] {
  if (typeof value === "string") return [{ path, name: String(path.at(-1) ?? ""), text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** Shortens a path into rich text to the path of its field. */
export function fieldPath(path: Path): Path {
  const content = path.indexOf("content");
  return content === -1 ? path : path.slice(0, content);
}
