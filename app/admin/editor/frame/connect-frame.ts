import { select } from "#app/admin/editor/commands.ts";
import { draftOf, type Editor, type EditorStore } from "#app/admin/editor/editor.ts";
import type { Rendering } from "#app/domain/pages/draft.ts";
import { paths } from "#app/http/paths.ts";
import { createBlockOutline, revealBlock } from "./block-outline.ts";
import { createFrameSync } from "./frame-sync.ts";

/** Whether the frame shows the draft, or waits for the site. */
export type FrameState = "shown" | "waiting";

/**
 * Connects the preview to the editor in both directions: it shows every change and the selected block, and a click
 * selects. Returns the cleanup function; undefined for another document, such as the sign-in page.
 */
export function connectFrame(
  editor: Editor,
  shown: Document,
  onState: (state: FrameState) => void,
): (() => void) | undefined {
  const version = shown.querySelector<HTMLElement>("[data-frame-version]")?.dataset.frameVersion;
  if (!version) return undefined;

  const { acknowledged, page } = editor.getState();
  const outline = createBlockOutline(shown);
  /** A block that was selected before it was rendered, such as a new one. */
  let unrevealedId: string | undefined;
  const sync = createFrameSync({
    shown,
    initial: Number(version) === acknowledged.version ? acknowledged.draft : undefined,
    render: (rendering) => render(page.id, rendering),
    onShown() {
      excludeFromTabOrder(shown);
      outline.update();
      if (unrevealedId && revealBlock(shown, unrevealedId)) unrevealedId = undefined;
      onState("shown");
    },
    onFailure: () => onState("waiting"),
  });

  function showSelected(state: EditorStore) {
    const block = draftOf(state).blocks.find(({ id }) => id === state.selection.focus);
    outline.show(block?.id ?? null, block ? (state.kinds.get(block.type)?.label ?? block.type) : "");
    return block;
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (draftOf(state) !== draftOf(before)) sync.show(draftOf(state));
    if (state.selection === before.selection) return;
    const block = showSelected(state);
    unrevealedId = block && !revealBlock(shown, block.id) ? block.id : undefined;
  });
  sync.show(draftOf(editor.getState()));
  editor.getState().set({ frame: { document: shown, whenSettled: sync.whenSettled } });
  showSelected(editor.getState());
  excludeFromTabOrder(shown);

  function selectClicked(event: Event) {
    event.preventDefault(); // links of the page are inert in the editor
    const target = event.target as Element | null; // from the frame's realm, so `instanceof` does not work
    const id = target?.closest<HTMLElement>("[data-block]")?.dataset.block;
    if (id) select(editor, id);
  }
  shown.addEventListener("click", selectClicked, true);
  shown.addEventListener("submit", (event) => event.preventDefault(), true);
  onState("shown");

  return () => {
    editor.getState().set({ frame: null });
    unsubscribe();
    sync.stop();
    outline.stop();
    shown.removeEventListener("click", selectClicked, true);
  };
}

const stops = "a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]";

/** Controls of the page are inert here: the Tab key skips from the outline to the fields. */
function excludeFromTabOrder(shown: Document) {
  for (const element of shown.querySelectorAll<HTMLElement>(stops)) element.tabIndex = -1;
}

/** The timeout of a render request. */
const RENDER_TIMEOUT_MS = 10_000;

/** Renders parts of a page on the site. Rejects when the site is unreachable or refuses. */
async function render(pageId: string, rendering: Rendering): Promise<Document> {
  const answer = await fetch(paths.editorFrameRendering(pageId), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(rendering),
    redirect: "manual",
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
