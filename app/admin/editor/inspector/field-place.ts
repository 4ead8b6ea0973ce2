import type { PropPath } from "#app/admin/fields/prop-path.ts";

/** Where a field's value stands in a block. */
export interface FieldPlace {
  blockId: string;
  path: PropPath;
}

/** The id of a field's control; findings link to it. */
export function fieldId({ blockId, path }: FieldPlace): string {
  return `field-${blockId}-${path.join("-")}`;
}

/** The same of a field of the page. */
export const pageFieldId = (name: string) => `field-page-${name}`;
