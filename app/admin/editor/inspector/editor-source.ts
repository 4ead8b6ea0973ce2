import { useEffect, useMemo } from "react";
import { draftOf, type EditorStore, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import type { OwnProblem } from "#app/admin/editor/editor-type.ts";
import { type FieldPlace, fieldId, ownFieldId } from "#app/admin/editor/model/selection.ts";
import {
  type Binding,
  controlledBinding,
  controlledList,
  type FieldSource,
} from "#app/admin/fields/binding.ts";
import type { Missing } from "#app/blocks/missing.ts";
import { blockOf, blocksOf, type DocumentContent, type StoredBlock } from "#app/domain/documents/content.ts";
import { isEmptyRichText, isRichText } from "#app/domain/rich-text/document.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { type PropPath, valueAt, withValueAt } from "#app/fields/prop-path.ts";
import { createStore } from "#app/ui/store.ts";

type UseBinding = (field: FieldDescription, path: PropPath) => Binding;

/** Binds fields to a block of the draft. */
export function useBlockSource(blockId: string): FieldSource {
  const editor = useEditorStore();
  return useMemo(() => {
    const useBinding: UseBinding = (field, path) => {
      const value = useEditor((state) => {
        const block = blockOf(draftOf(state), blockId);
        return valueAt(block?.props, path);
      });
      const change: Binding["change"] = (next, { typed = false } = {}) =>
        editor.getState().edit({ type: "change", blockId, path, value: next, typed });
      const errors = useProblem({ blockId, path });
      return controlledBinding(field, { id: fieldId({ blockId, path }), value, change, errors });
    };
    const useList: FieldSource["useList"] = (field, path) => {
      const binding = useBinding(field, path);
      const opened = useEditor(({ opened }) => opened);
      return controlledList({ field, binding, revealed: revealedIn(opened, blockId, path) });
    };
    return { ...common(editor), useBinding, useList };
  }, [editor, blockId]);
}

interface OwnSourceOptions {
  /** Whether the screen places help texts beside the fields instead of below each. */
  isHelpBeside?: boolean;
  /** Whether the labels of fields that may be empty say so. */
  marksOptional?: boolean;
}

/** Binds fields to the document's own fields. */
export function useOwnSource({
  isHelpBeside = false,
  marksOptional = true,
}: OwnSourceOptions = {}): FieldSource {
  const editor = useEditorStore();
  return useMemo(() => {
    const useBinding: UseBinding = (field, path) => {
      const value = useEditor((state) => valueAt(draftOf(state), path));
      const problems = useEditor((state) => problemsAt(state, path));
      const change: Binding["change"] = (next, { typed = false } = {}) => {
        const state = editor.getState();
        const [name, rest] = [String(path[0]), path.slice(1)];
        const isCleared = next === undefined || next === null || next === "";
        const value =
          rest.length > 0
            ? withValueAt(draftOf(state)[name], rest, next)
            : isCleared
              ? state.type.blankOf(name)
              : next;
        state.edit({ type: "field", name, path, value, typed });
      };
      const errors = problems ? problems.split("\n") : undefined;
      return controlledBinding(field, { id: ownFieldId(path), value, change, errors, marksOptional });
    };
    const useList: FieldSource["useList"] = (field, path) => {
      const binding = useBinding(field, path);
      const opened = useEditor(({ opened }) => opened);
      return controlledList({ field, binding, revealed: revealedIn(opened, null, path) });
    };
    return { ...common(editor), isHelpBeside, useBinding, useList };
  }, [editor, isHelpBeside, marksOptional]);
}

/** Memoized by draft: every field asks for the problems of the same draft. */
const ownProblems = new WeakMap<DocumentContent, { published: DocumentContent; problems: OwnProblem[] }>();

function ownProblemsOf({ type, published, history: { present } }: EditorStore): OwnProblem[] {
  const known = ownProblems.get(present);
  if (known?.published === published) return known.problems;
  const problems = type.problemsOf(present, published);
  ownProblems.set(present, { published, problems });
  return problems;
}

/** One problem a line. Missing values are reported only after the publish panel was opened. */
function problemsAt(state: EditorStore, path: PropPath): string {
  const isHidden = isBlank(valueAt(draftOf(state), path)) && !state.showsMissing;
  const here = path.join("/");
  return [...(isHidden ? [] : ownProblemsOf(state)), ...state.refused]
    .flatMap((problem) => (problem.path.join("/") === here ? [problem.message] : []))
    .join("\n");
}

/** The position of the list's item that contains the field of a finding. */
function revealedIn(opened: FieldPlace | null, blockId: string | null, path: PropPath): number | undefined {
  const isHere = opened?.blockId === blockId && path.every((step, depth) => opened.path[depth] === step);
  const position = isHere ? opened.path[path.length] : undefined;
  return typeof position === "number" ? position : undefined;
}

function common(editor: ReturnType<typeof useEditorStore>) {
  return {
    announce: (announcement: string) => editor.getState().set({ announcement }),
    isReadOnly: !editor.getState().mayUpdate,
    isHelpBeside: false,
    suggestions: editor.getState().suggestions,
  };
}

function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object" && value) return isRichText(value) && isEmptyRichText(value);
  return value === undefined || value === null;
}

type FindMissing = (block: StoredBlock) => Missing[];

/** The schemas load after the editor; until then no block has problems. */
const findMissing = createStore<FindMissing | undefined>(undefined);

export async function loadFindMissing(): Promise<FindMissing> {
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
function useFindMissing(): FindMissing | undefined {
  useEffect(() => {
    if (!findMissing.get()) loadFindMissing().then(findMissing.set);
  }, []);
  return findMissing.use();
}

/** Memoized by block: all fields ask for the problems of the same block, and an edit replaces only the changed one. */
const knownMissing = new WeakMap<StoredBlock, Missing[]>();

function missingIn(block: StoredBlock, find: FindMissing): Missing[] {
  const known = knownMissing.get(block);
  if (known) return known;
  const missing = find(block);
  knownMissing.set(block, missing);
  return missing;
}

/**
 * The problems of a field as text. Missing values are reported only after the publish panel was opened. Selects one text,
 * so that a key in one field does not render the others.
 */
function useProblem({ blockId, path }: FieldPlace): string[] | undefined {
  const find = useFindMissing();
  const problems = useEditor((state) => {
    const block = blockOf(draftOf(state), blockId ?? "");
    if (!block || !find || (isBlank(valueAt(block.props, path)) && !state.showsMissing)) return "";
    const here = path.join("/");
    return missingIn(block, find)
      .flatMap((each) => (each.path.join("/") === here ? [each.message] : []))
      .join("\n");
  });
  return problems ? problems.split("\n") : undefined;
}

/**
 * The number of invalid fields; missing values do not count. Zero before a field was opened, because the schemas are
 * not loaded for this alone.
 */
export function useInvalidCount(): number {
  const find = findMissing.use();
  const blocks = useEditor((state) => blocksOf(draftOf(state)));
  const own = useEditor(
    (state) =>
      ownProblemsOf(state).filter(({ path }) => state.showsMissing || !isBlank(valueAt(draftOf(state), path)))
        .length,
  );
  return own + (find ? blocks.reduce((count, block) => count + invalidIn(block, find), 0) : 0);
}

function invalidIn(block: StoredBlock, find: FindMissing): number {
  return missingIn(block, find).filter(({ path }) => !isBlank(valueAt(block.props, path))).length;
}
