import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { log } from "#app/platform/log.server.ts";
import type { DraftOf } from "./content-draft.ts";
import type { AnyContentType } from "./define-content-type.ts";

/** Converts the columns of a row to a draft. Invalid rich text is logged and read as empty. */
export function liveDraftOf<Type extends AnyContentType>(
  type: Type,
  row: Map<string, unknown>,
): DraftOf<Type["schema"]> {
  const values = type.fields.map((field) => {
    const value = row.get(field.name);
    if (value instanceof Date) return [field.name, value.toISOString().slice(0, 10)];
    if (field.control !== "richText" || value == null) return [field.name, value];
    const document = richTextSchema.safeParse(value);
    if (document.error) {
      const subject = { type: type.name, id: row.get("id"), field: field.name };
      log.warn({ ...subject, issues: document.error.issues }, "a stored text is not rich text");
    }
    return [field.name, document.data];
  });
  return type.draftSchema.parse(Object.fromEntries(values));
}
