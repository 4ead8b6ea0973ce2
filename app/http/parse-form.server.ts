import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

/** What conform keeps in a form for itself, as JSON. */
const ownFields = ["__intent__", "__state__"];

/**
 * Parses a form as conform does, by a schema. A NUL, which Postgres keeps nowhere, becomes the sign for what cannot be
 * shown. Throws an answer of 400 when conform's own fields are not what it writes there: no browser sends that.
 */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  for (const name of ownFields) {
    if (!isOwn(name, form.get(name))) throw new Response(`The field ${name} is malformed.`, { status: 400 });
  }
  return parseWithZod(withoutNul(form), { schema });
}

function withoutNul(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form)
    clean.append(name, typeof value === "string" ? value.replaceAll("\0", "\ufffd") : value);
  return clean;
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
