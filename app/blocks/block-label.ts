import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { blocks } from "./registry.ts";

/** A block type's label; the type itself if it is unknown. */
export function blockLabel(type: string): string {
  return isKnown(type) ? blocks[type].label : type;
}

/** A block type's editable fields; none if it is unknown. */
export function blockFields(type: string): FieldDescription[] {
  return isKnown(type) ? fieldsOf(blocks[type].props) : [];
}

function isKnown(type: string): type is keyof typeof blocks {
  return Object.hasOwn(blocks, type);
}
