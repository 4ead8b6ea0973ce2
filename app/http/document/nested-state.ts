/*
 * What a page was rendered from comes out of Remix flat: every value once, in one list, named by its number. Most of it
 * are texts that the page above it shows as well. Compressed behind that page, nested JSON makes the whole answer a tenth
 * smaller, as Brotli finds whole rows again that numbers would break up.
 *
 * https://github.com/jacob-ebey/turbo-stream/blob/main/src/flatten.ts
 */

const nothing = -5;
const missing = -7;

type Flat = (string | number | boolean | (string | number)[] | Record<string, number>)[];

/** The state as nested JSON. Undefined where it holds something that only the flat form can say: then that stays. */
export function nested(flat: string): string | undefined {
  const [line = "", ...later] = flat.trimEnd().split("\n");
  if (!line || later.length > 0) return undefined;
  try {
    return JSON.stringify(nest(JSON.parse(line), 0));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function nest(values: Flat, index: number): unknown {
  if (index === nothing) return null;
  const value = values[index];
  if (value === undefined) throw new RangeError(`no nested form of ${index}`);
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) {
    if (value.every((part) => typeof part === "number")) return value.map((part) => nest(values, part));
    // A date says its time; other kinds name parts by their numbers.
    if (value[0] !== "D") throw new RangeError(`no nested form of the kind ${value[0]}`);
    return { "": value };
  }
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const name = values[Number(key.slice(1))];
    if (!name) throw new RangeError("an empty name is that of a date");
    return part === missing ? [] : [[String(name), nest(values, part)] as const];
  });
  return Object.fromEntries(entries);
}

/** Code of the browser: `flat(value)` is the list of a nested value, as Remix reads it. */
export const flat = [
  "const flat=(state)=>{const values=[];const add=(value)=>{",
  `if(value===null)return ${nothing};`,
  "const index=values.push(0)-1;",
  "values[index]=typeof value!='object'?value:Array.isArray(value)?value.map(add):''in value?value['']:",
  "Object.fromEntries(Object.entries(value).map(([key,part])=>['_'+add(key),add(part)]));",
  "return index};add(state);return values};",
].join("");
