import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { type PropPath, valueAt } from "#app/admin/editor/model/prop-path.ts";

/** Where a field's value stands: in a block, or undefined for the page's own fields. */
export interface FieldPlace {
  blockId: string;
  path: PropPath;
}

/** A value inside a block and what changes it. `typed`: by a key, which joins the step of the keys before it. */
export function useProp({ blockId, path }: FieldPlace) {
  const editor = useEditorStore();
  const value = useEditor((state) => {
    const block = draftOf(state).blocks.find(({ id }) => id === blockId);
    return valueAt(block?.props, path);
  });
  const change = (next: unknown, { typed = false } = {}) =>
    editor.getState().edit({ type: "change", blockId, path, value: next, typed });
  return [value, change] as const;
}

/** The id of a field's control; findings link to it. */
export function fieldId({ blockId, path }: FieldPlace): string {
  return `field-${blockId}-${path.join("-")}`;
}
