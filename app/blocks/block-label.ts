import { type FieldDescription, fieldsOf } from "#app/fields/fields-of.ts";
import { blocks } from "./registry.ts";

/** What a kind of block is called; its type where it is not known. */
export function blockLabel(type: string): string {
  return isKnown(type) ? blocks[type].label : type;
}

/** What can be edited of a kind of block; nothing where it is not known. */
export function blockFields(type: string): FieldDescription[] {
  return isKnown(type) ? fieldsOf(blocks[type].props) : [];
}

function isKnown(type: string): type is keyof typeof blocks {
  return Object.hasOwn(blocks, type);
}
