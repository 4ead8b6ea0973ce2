import type { FieldMetadata } from "@conform-to/react";
import type { Field } from "#app/domain/settings/field.ts";

/** Points a control at its error and at the help that stands beside it, whichever are there. */
export function describedBy(field: FieldMetadata, { help }: Pick<Field, "help">): string | undefined {
  const ids = [field.errors?.length ? field.errorId : "", help ? field.descriptionId : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
