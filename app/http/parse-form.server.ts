import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** What conform keeps in a form for itself, as JSON. */
const ownFields = ["__intent__", "__state__"];

/**
 * Parses a form as conform does, by a schema. Throws an answer of 400 when its own fields are not what it writes there:
 * no browser sends that.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  for (const name of ownFields) {
    if (!isOwn(name, form.get(name))) throw new Response(`The field ${name} is malformed.`, { status: 400 });
  }
  return parseWithZod(form, { schema });
}

function isOwn(name: string, text: FormDataEntryValue | null): boolean {
  if (!text) return true;
  if (typeof text !== "string") return false;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return false;
    return name === "__state__" || ("type" in value && typeof value.type === "string" && "payload" in value);
  } catch {
    return false;
  }
}
