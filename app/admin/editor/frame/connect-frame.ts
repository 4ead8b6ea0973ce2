import { select } from "#app/admin/editor/commands.ts";
import { draftOf, type Editor, type EditorStore } from "#app/admin/editor/editor.ts";
import type { Rendering } from "#app/domain/pages/rendering.ts";
import { paths } from "#app/http/paths.ts";
import { createBlockOutline, revealBlock } from "./block-outline.ts";
import { createFrameSync } from "./frame-sync.ts";

/** Whether the page in the frame is the draft, or waits for the site. */
export type FrameState = "shown" | "waiting";

/**
 * Joins the page in the frame to the editor, both ways: it shows every change and the selected block, and a click in
 * it selects. Returns what parts them; undefined when there is something else in the frame, such as the sign-in page.
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
  /** A block that was selected before it was rendered, as a new one is. */
  let unrevealedId: string | undefined;
  const sync = createFrameSync({
    shown,
    initial: Number(version) === acknowledged.version ? acknowledged.draft : undefined,
    render: (rendering) => render(page.id, rendering),
    onShown() {
      passOver(shown);
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
  passOver(shown);

  function selectClicked(event: Event) {
    event.preventDefault(); // a link of the page leads nowhere here
    const target = event.target as Element | null; // of the frame's own classes
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

/** What the page has to press leads nowhere here: the Tab key goes from the outline past it to the fields. */
function passOver(shown: Document) {
  for (const element of shown.querySelectorAll<HTMLElement>(stops)) element.tabIndex = -1;
}

/** Milliseconds after which a drawing is no longer waited for. */
const RENDER_TIMEOUT_MS = 10_000;

/** Has the site draw something of a page. Rejects when it cannot be reached or refuses. */
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
