/**
 * A copy of a value in which as many texts as fit are others, one after the other. What only one of a few words may
 * stand in keeps what it has, because nothing else fits there.
 */
export function filled<Value>(
  value: Value,
  texts: Iterator<string>,
  fits: (value: unknown) => boolean,
): Value {
  let result = value;
  for (const path of placesIn(value)) {
    for (let tries = 0; tries < 5; tries += 1) {
      const { value: text } = texts.next();
      const changed = replaced(result, path, text);
      if (!fits(changed)) continue;
      result = changed;
      break;
    }
  }
  return result;
}

/** Goes through a list again and again. */
export function* endlessly<Value>(values: readonly Value[]): Generator<Value, never> {
  for (;;) yield* values;
}

type Path = (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return path.at(-1) === "type" ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]));
}

function replaced<Value>(value: Value, path: Path, text: string): Value {
  const copy = { root: structuredClone(value) };
  let holder: Record<string, unknown> = copy;
  let key = "root";
  for (const step of path) {
    holder = Object(holder[key]);
    key = String(step);
  }
  holder[key] = text;
  return copy.root;
}
