import { linkClasses } from "#app/admin/classes.ts";
import { select, selectDocument } from "#app/admin/editor/commands.ts";
import {
  draftOf,
  type Editor,
  type EditorStore,
  useEditor,
  useEditorStore,
  useEditorType,
} from "#app/admin/editor/editor.ts";
import { titleOf } from "#app/admin/editor/library.ts";
import { fieldId, ownFieldId } from "#app/admin/editor/model/selection.ts";
import { inspectorId } from "#app/admin/editor/shortcuts.ts";
import type { Finding as GenericFinding } from "#app/admin/publishing/findings.tsx";
import { blocksOf } from "#app/domain/documents/content.ts";
import type { PropPath } from "#app/fields/prop-path.ts";

/** The place of a finding: a field of the document itself, or a place inside a block. */
export type FindingPlace =
  | { kind: "field"; path: PropPath }
  | { kind: "block"; blockId: string; path: PropPath };

/** One finding about a draft before publishing. */
export type Finding = GenericFinding<FindingPlace>;

/** A finding's message, with a button that shows its field. */
export function FindingText({ message, place }: Finding) {
  const editor = useEditorStore();
  if (!place) return message;
  return (
    <>
      {message}{" "}
      <button type="button" onClick={() => showPlace(editor, place)} className={`text-left ${linkClasses}`}>
        <PlaceName place={place} />
      </button>
    </>
  );
}

function PlaceName({ place }: { place: FindingPlace }) {
  const { hasBlocks, fieldsTitle, labelOf, noun } = useEditorType();
  const name = useEditor((state) => {
    if (place.kind === "field") return hasBlocks ? fieldsTitle : labelOf(String(place.path[0]));
    const position = blocksOf(draftOf(state)).findIndex(({ id }) => id === place.blockId);
    const block = blocksOf(draftOf(state))[position];
    if (!block) return `The ${noun}`;
    const item = place.path.find((step) => typeof step === "number");
    const title = `${String(position + 1).padStart(2, "0")} ${titleOf(block, state.kinds.get(block.type))}`;
    return item === undefined ? title : `${title}, ${itemNoun(state, block.type, place)} ${item + 1}`;
  });
  return name;
}

/** The noun for a list item, within a sentence: "picture". */
function itemNoun(state: EditorStore, type: string, { path }: { path: PropPath }): string {
  const field = state.kinds.get(type)?.fields.find(({ name }) => name === path[0]);
  return field?.item ?? "item";
}

/** Focuses the field of a finding; a list expands the item that contains it. */
function showPlace(editor: Editor, place: FindingPlace) {
  editor.getState().set({ panel: null, part: "fields" });
  if (place.kind === "field") selectDocument(editor);
  else select(editor, place.blockId);
  if (place.kind === "block") editor.getState().set({ opened: place });
  const id = place.kind === "field" ? ownFieldId(place.path) : fieldId(place);
  focusSoon(id);
}

/** Retries until the inspector has rendered the field; until then the focus is on the first field. */
export function focusSoon(id: string, tries = 10) {
  requestAnimationFrame(() => {
    if (focusOn(id)) return;
    if (tries > 0) focusSoon(id, tries - 1);
    else {
      document
        .getElementById(inspectorId)
        ?.querySelector<HTMLElement>("[data-fields] :is(input, textarea, select, button)")
        ?.focus();
      focusOnArrival(id);
    }
  });
}

/** A rich-text field focuses once its editor has loaded, unless the user moves on first. */
function focusOnArrival(id: string) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const arrivals = new MutationObserver(() => {
    if (focusOn(id)) waiting.abort();
  });
  arrivals.observe(document.body, { subtree: true, childList: true, attributeFilter: ["id"] });
  signal.addEventListener("abort", () => arrivals.disconnect());
  for (const type of ["keydown", "pointerdown"])
    document.addEventListener(type, () => waiting.abort(), { capture: true, signal });
}

/** Returns whether the field exists. */
function focusOn(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}
