import { linkClasses } from "#app/admin/classes.ts";
import { titleOf } from "#app/admin/editor/block-title.ts";
import { select, selectPage } from "#app/admin/editor/commands.ts";
import {
  draftOf,
  type Editor,
  type EditorStore,
  useEditor,
  useEditorStore,
} from "#app/admin/editor/editor.ts";
import { fieldId, pageFieldId } from "#app/admin/editor/inspector/field-place.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { inspectorId } from "#app/admin/editor/shortcuts.ts";
import type { PropPath } from "#app/admin/fields/prop-path.ts";
import type { Finding, FindingPlace } from "./finding.ts";

/** What was noticed, what stops publishing first; each leads to its field. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const editor = useEditorStore();
  const sorted = findings.toSorted((one, other) => rank(one) - rank(other));
  return (
    <ul className="grid">
      {sorted.map((finding) => (
        <li
          key={JSON.stringify(finding)}
          className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-1 border-t border-line py-2"
        >
          <span
            aria-hidden="true"
            className={`mt-1.5 size-[7px] rounded-full ${finding.weight === "stop" ? "bg-bad" : "bg-warn"}`}
          />
          <p>
            <span className="sr-only">{finding.weight === "stop" ? messages.error : messages.advice}</span>
            {finding.message}
            {finding.place ? (
              <>
                {" "}
                <button
                  type="button"
                  onClick={() => finding.place && showPlace(editor, finding.place)}
                  className={linkClasses}
                >
                  <PlaceName place={finding.place} />
                </button>
              </>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ place }: { place: FindingPlace }) {
  const name = useEditor((state) => {
    if (place.kind === "field") return messages.titleSearchAndSharing;
    const position = draftOf(state).blocks.findIndex(({ id }) => id === place.blockId);
    const block = draftOf(state).blocks[position];
    if (!block) return messages.thePage;
    const item = place.path.find((step) => typeof step === "number");
    const title = `${String(position + 1).padStart(2, "0")} ${titleOf(block, state.kinds.get(block.type))}`;
    return item === undefined ? title : `${title}, ${itemNoun(state, block.type, place)} ${item + 1}`;
  });
  return name;
}

/** What an item of the list is called: "picture". */
function itemNoun(state: EditorStore, type: string, { path }: { path: PropPath }): string {
  const field = state.kinds.get(type)?.fields.find(({ name }) => name === path[0]);
  return field?.item ?? "item";
}

const rank = ({ weight }: Finding) => (weight === "stop" ? 0 : 1);

/** Goes to the field where something is put right; a list opens the item that holds it. */
function showPlace(editor: Editor, place: FindingPlace) {
  editor.getState().set({ panel: null, part: "fields" });
  if (place.kind === "field") selectPage(editor);
  else select(editor, place.blockId);
  if (place.kind === "block") editor.getState().set({ opened: place });
  const id = place.kind === "field" ? pageFieldId(place.name) : fieldId(place);
  focusSoon(id);
}

/** When the inspector has drawn it; a field that is not there leaves the focus on the first one until it comes. */
function focusSoon(id: string, tries = 10) {
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

/** The first text that is selected has its editor still to load. Whoever goes on meanwhile is not called back. */
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

/** Whether it is there. */
function focusOn(id: string): boolean {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}
