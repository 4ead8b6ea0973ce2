import { parse } from "acorn";
import { messages } from "./messages.ts";

export interface Names {
  /** `fact-sheet`: the stored name. */
  type: string;
  /** `factSheet`: the definition. */
  camel: string;
  /** `FactSheet`: the view. */
  pascal: string;
  /** `Fact sheet`: the label. */
  label: string;
  /** `"fact-sheet": factSheet`, or `quote`: the entry in a registry. */
  entry: string;
}

/**
 * Throws for reserved words and for names that are not lower-case words joined by hyphens; `what` is a block type or a
 * content type.
 */
export function namesOf(type: string, what: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) throw new Error(messages.invalidName(type, what));
  const pascal = type.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if (isReserved(camel)) throw new Error(messages.reservedName(type));
  const words = type.replaceAll("-", " ");
  return {
    type,
    camel,
    pascal,
    label: words.charAt(0).toUpperCase() + words.slice(1),
    entry: type === camel ? type : `"${type}": ${camel}`,
  };
}

/** Whether a constant cannot have this name. */
function isReserved(camel: string): boolean {
  try {
    parse(`const ${camel} = 0;`, { ecmaVersion: "latest", sourceType: "module" });
    return false;
  } catch {
    return true;
  }
}
