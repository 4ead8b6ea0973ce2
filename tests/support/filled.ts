/**
 * Returns a copy in which texts are replaced one after the other wherever they fit. Values of enumerations stay,
 * because no other text fits.
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

/** Iterates over a list endlessly. */
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
