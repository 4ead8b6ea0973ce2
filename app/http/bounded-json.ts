import { storableText } from "#app/platform/storable-text.ts";
import { messages } from "./messages.ts";

/** Lists in quotes in tables of rich text, in a block of a page, have some sixty levels. */
const MAX_JSON_DEPTH = 500;

/**
 * Like `JSON.parse`, but throws for JSON nested so deeply that recursive code would overflow the stack, and replaces
 * characters that no output may contain, which escapes carry past the check of a form's fields.
 */
export function parseBoundedJson(json: string): unknown {
  if (isTooDeep(json)) throw new SyntaxError(messages.jsonTooDeep(MAX_JSON_DEPTH));
  return JSON.parse(json, (_name, value) => (typeof value === "string" ? storableText(value) : value));
}

/** Counts brackets outside of strings. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (isInText && letter === "\\") at += 1;
    else if (letter === '"') isInText = !isInText;
    else if (!isInText && (letter === "[" || letter === "{")) depth += 1;
    else if (!isInText && (letter === "]" || letter === "}")) depth -= 1;
    if (depth > MAX_JSON_DEPTH) return true;
  }
  return false;
}
