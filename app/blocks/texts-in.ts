/** Names and positions inside a block's props: `["steps", 2, "title"]`. */
type Path = (string | number)[];

/** A text inside a block's props: where it stands and under which name. */
export interface FoundText {
  path: Path;
  name: string;
  text: string;
}

/** Every text in a value, in its order, with where it stands. */
export function textsIn(value: unknown, path: Path = []): FoundText[] {
  if (typeof value === "string") return [{ path, name: String(path.at(-1) ?? ""), text: value }];
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** Inside of rich text, the field is the document: what leads there ends before its content. */
export function fieldPath(path: Path): Path {
  const content = path.indexOf("content");
  return content === -1 ? path : path.slice(0, content);
}
