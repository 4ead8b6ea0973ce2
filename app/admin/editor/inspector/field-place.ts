import type { PropPath } from "#app/fields/prop-path.ts";

/** The location of a field's value in a block. */
export interface FieldPlace {
  blockId: string;
  path: PropPath;
}

/** The id of a field's control, for links from findings. */
export function fieldId({ blockId, path }: FieldPlace): string {
  return `field-${blockId}-${path.join("-")}`;
}

/** The same for a field of the page. */
export const pageFieldId = (name: string) => `field-page-${name}`;
