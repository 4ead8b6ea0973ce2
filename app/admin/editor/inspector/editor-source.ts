import { useMemo } from "react";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { fieldId, pageFieldId } from "#app/admin/editor/model/selection.ts";
import {
  type Binding,
  controlledBinding,
  controlledList,
  type FieldSource,
} from "#app/admin/fields/binding.ts";
import type { PageFields } from "#app/domain/pages/draft.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { type PropPath, valueAt } from "#app/fields/prop-path.ts";
import { useProblem } from "./use-problem.ts";

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
