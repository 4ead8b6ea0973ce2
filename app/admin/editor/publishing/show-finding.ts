import { select, selectPage } from "#app/admin/editor/commands.ts";
import type { Editor } from "#app/admin/editor/editor.ts";
import { fieldId, pageFieldId } from "#app/admin/editor/inspector/field-place.ts";
import { inspectorId } from "#app/admin/editor/shortcuts.ts";
import type { FindingPlace } from "./finding.ts";

/** Goes to the field where something is put right; a list opens the item that holds it. */
export function showPlace(editor: Editor, place: FindingPlace) {
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
