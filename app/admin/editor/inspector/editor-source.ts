import { useEffect, useMemo } from "react";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { type FieldPlace, fieldId, pageFieldId } from "#app/admin/editor/model/selection.ts";
import {
  type Binding,
  controlledBinding,
  controlledList,
  type FieldSource,
} from "#app/admin/fields/binding.ts";
import type { Missing } from "#app/blocks/missing.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PageFields } from "#app/domain/pages/draft.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { type PropPath, valueAt } from "#app/fields/prop-path.ts";
import { createStore } from "#app/ui/store.ts";

type UseBinding = (field: FieldDescription, path: PropPath) => Binding;

/** Binds fields to a block of the draft. */
export function useBlockSource(blockId: string): FieldSource {
  const editor = useEditorStore();
  return useMemo(() => {
    const useBinding: UseBinding = (field, path) => {
      const value = useEditor((state) => {
        const block = draftOf(state).blocks.find(({ id }) => id === blockId);
        return valueAt(block?.props, path);
      });
      const change: Binding["change"] = (next, { typed = false } = {}) =>
        editor.getState().edit({ type: "change", blockId, path, value: next, typed });
      const errors = useProblem({ blockId, path }, isBlank(value));
      return controlledBinding(field, { id: fieldId({ blockId, path }), value, change, errors });
    };
    const useList: FieldSource["useList"] = (field, path) => {
      const binding = useBinding(field, path);
      const opened = useEditor(({ opened }) => opened);
      const isHere = opened?.blockId === blockId && path.every((step, depth) => opened.path[depth] === step);
      const position = isHere ? opened.path[path.length] : undefined;
      const revealed = typeof position === "number" ? position : undefined;
      return controlledList({ field, binding, revealed });
    };
    return { ...common(editor), useBinding, useList };
  }, [editor, blockId]);
}

/** Binds fields to the page's own fields; in the form without JavaScript the controls have names. */
export function usePageSource(isPlain: boolean): FieldSource {
  const editor = useEditorStore();
  return useMemo(() => {
    const useBinding: UseBinding = (field, [step]) => {
      const name = step as keyof PageFields; // the page's descriptors have only these names
      const value = useEditor((state) => draftOf(state)[name]);
      const showsMissing = useEditor(({ showsMissing }) => showsMissing);
      const isMissing = field.required && showsMissing && typeof value === "string" && value.trim() === "";
      const change: Binding["change"] = (next, { typed = false } = {}) => {
        const stored = next || field.required || typeof next === "boolean" ? next : null;
        editor.getState().edit({ type: "field", name, value: stored as PageFields[typeof name], typed });
      };
      const errors = isMissing ? [messages.isMissing(field.label)] : undefined;
      const id = isPlain ? `plain-${name}` : pageFieldId(name);
      const binding = controlledBinding(field, { id, value, change, errors });
      return isPlain ? { ...binding, native: (kind) => ({ ...binding.native(kind), name }) } : binding;
    };
    const useList: FieldSource["useList"] = (field, path) =>
      controlledList({ field, binding: useBinding(field, path) });
    return { ...common(editor), useBinding, useList };
  }, [editor, isPlain]);
}

function common(editor: ReturnType<typeof useEditorStore>) {
  return {
    announce: (announcement: string) => editor.getState().set({ announcement }),
    isForm: false,
    isReadOnly: !editor.getState().mayUpdate,
    isHelpBeside: false,
    suggestions: {},
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

type FindMissing = (block: StoredBlock) => Missing[];

/** The schemas load after the editor; until then no block has problems. */
const findMissing = createStore<FindMissing | undefined>(undefined);

async function loadSchemas(): Promise<FindMissing> {
  const [{ missingOf }, { draftBlockSchema }] = await Promise.all([
    import("#app/blocks/missing.ts"),
    import("#app/blocks/registry.ts"),
  ]);
  return (block) => {
    const draft = draftBlockSchema.safeParse(block);
    return draft.success ? missingOf(draft.data) : [];
  };
}

/** The function that finds everything that blocks publishing; undefined until its chunk is loaded. */
export function useFindMissing(): FindMissing | undefined {
  useEffect(() => {
    if (!findMissing.get()) loadSchemas().then(findMissing.set);
  }, []);
  return findMissing.use();
}

/** The problems of a field as text. Missing values are reported only after the publish panel was opened. */
function useProblem({ blockId, path }: FieldPlace, isBlank: boolean): string[] | undefined {
  const find = useFindMissing();
  const block = useEditor((state) => draftOf(state).blocks.find(({ id }) => id === blockId));
  const showsMissing = useEditor(({ showsMissing }) => showsMissing);
  const missing = useMemo(() => (block && find ? find(block) : []), [block, find]);
  if (isBlank && !showsMissing) return undefined;
  const here = path.join("/");
  const words = missing.filter((each) => each.path.join("/") === here).map(({ message }) => message);
  return words.length > 0 ? words : undefined;
}

/**
 * The number of invalid fields; missing values do not count. Zero before a field was opened, because the schemas are
 * not loaded for this alone.
 */
export function useInvalidCount(): number {
  const find = findMissing.use();
  const blocks = useEditor((state) => draftOf(state).blocks);
  return find ? blocks.reduce((count, block) => count + invalidIn(block, find), 0) : 0;
}

/** Memoized by block: an edit replaces the changed block, and the others keep their result. */
const invalidCounts = new WeakMap<StoredBlock, number>();

function invalidIn(block: StoredBlock, find: FindMissing): number {
  const known = invalidCounts.get(block);
  if (known !== undefined) return known;
  const count = find(block).filter(({ path }) => !isBlank(valueAt(block.props, path))).length;
  invalidCounts.set(block, count);
  return count;
}
