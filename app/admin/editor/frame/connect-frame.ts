import { select } from "#app/admin/editor/commands.ts";
import type { Editor, EditorStore } from "#app/admin/editor/editor.ts";
import type { FrameState } from "#app/admin/editor/editor-type.ts";
import { asPageDraft, pageDraftOf } from "#app/admin/editor/page/page-draft.ts";
import { blocksAsShown } from "#app/admin/editor/shared-blocks.ts";
import { blockPositions } from "#app/blocks/block-position.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { Rendering } from "#app/domain/pages/draft.ts";
import { paths } from "#app/paths/paths.ts";
import { blockElement, createFrameSync } from "./frame-sync.ts";

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

  const { acknowledged, mayUpdate, item } = editor.getState();
  const outline = createBlockOutline(shown);
  /** A block that was selected before it was rendered, such as a new one. */
  let unrevealedId: string | undefined;
  const sync = createFrameSync({
    shown,
    // Readers change nothing, so the frame may show a newer version than the editor.
    initial:
      !mayUpdate || Number(version) === acknowledged.version ? asPageDraft(acknowledged.draft) : undefined,
    positionsOf: (blocks) => blockPositions(blocksAsShown(editor.getState().contents, blocks)),
    render: (rendering) => render(item.id, rendering),
    onShown() {
      excludeFromTabOrder(shown);
      outline.update();
      if (unrevealedId && revealBlock(shown, unrevealedId)) unrevealedId = undefined;
      onState("shown");
    },
    onFailure: () => onState("waiting"),
  });

  function showSelected(state: EditorStore) {
    const block = pageDraftOf(state).blocks.find(({ id }) => id === state.selection.focus);
    outline.show(block?.id ?? null, block ? (state.kinds.get(block.type)?.label ?? block.type) : "");
    return block;
  }

  const unsubscribe = editor.subscribe((state, before) => {
    if (pageDraftOf(state) !== pageDraftOf(before)) sync.show(pageDraftOf(state));
    if (state.contents !== before.contents) sync.refresh((block) => refersToContents(state, block));
    if (state.selection === before.selection) return;
    const block = showSelected(state);
    unrevealedId = block && !revealBlock(shown, block.id) ? block.id : undefined;
  });
  sync.show(pageDraftOf(editor.getState()));
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

/** Whether a block shows testimonials or a shared block. */
function refersToContents({ kinds }: EditorStore, { type }: StoredBlock): boolean {
  return kinds.get(type)?.fields.some(({ control }) => control === "contentReferences") ?? false;
}

const stops = "a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]";

/** Controls of the page are inert here: the Tab key skips to the fields. */
export function excludeFromTabOrder(shown: Document) {
  const inOrder = shown.querySelectorAll<HTMLElement>(`:is(${stops}):not([tabindex="-1"])`);
  for (const element of inOrder) element.tabIndex = -1;
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

/**
 * Styles that only the editor adds to the frame's document. The page is still: the browser would compute its hundreds of
 * scroll-driven animations for every frame, also for the one that shows a key.
 */
const style = `
  *, ::before, ::after { animation: none !important; }
  [data-editor-outline] { position: absolute; pointer-events: none; z-index: 50; box-shadow: 0 0 0 2px var(--signal); }
  [data-editor-outline][hidden] { display: none; }
  [data-editor-outline] > span {
    position: absolute; bottom: 100%; left: -2px; padding: 3px 7px; background: var(--signal); color: var(--brand-ink);
    font: 600 12px/1.4 var(--font-sans, sans-serif); white-space: nowrap;
  }
  [data-editor-outline][data-at-top] > span { bottom: auto; top: 0; }
  [data-block] > * { cursor: default; }
  html { scroll-behavior: auto; }
`;

/** Draws an outline with a label around one block of the preview. */
function createBlockOutline(shown: Document) {
  shown.head.append(Object.assign(shown.createElement("style"), { textContent: style }));
  const box = shown.createElement("div");
  box.dataset.editorOutline = "";
  box.setAttribute("aria-hidden", "true");
  box.hidden = true;
  const name = shown.createElement("span");
  box.append(name);
  shown.body.append(box);

  let blockId: string | null = null;
  let isPlanned = false;

  /** Runs on the next animation frame, once however often it is requested. */
  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    shown.defaultView?.requestAnimationFrame(() => {
      isPlanned = false;
      place();
    });
  }

  function place() {
    const area = blockId === null ? undefined : areaOf(shown, blockId);
    box.hidden = !area;
    if (!area) return;
    const { scrollX = 0, scrollY = 0 } = shown.defaultView ?? {};
    const top = area.top + scrollY;
    Object.assign(box.style, {
      top: `${top}px`,
      left: `${area.left + scrollX}px`,
      width: `${area.right - area.left}px`,
      height: `${area.bottom - area.top}px`,
    });
    box.toggleAttribute("data-at-top", top < 30);
  }

  const resizes = new ResizeObserver(plan);
  const page = shown.querySelector("main");
  if (page) resizes.observe(page);

  return {
    show(id: string | null, title: string) {
      blockId = id;
      name.textContent = title;
      plan();
    },
    update: plan,
    stop: () => resizes.disconnect(),
  };
}

/** Scrolls a block into view unless part of it is visible. False while the block is not rendered. */
function revealBlock(shown: Document, id: string): boolean {
  const area = areaOf(shown, id);
  const height = shown.defaultView?.innerHeight ?? 0;
  if (!area) return false;
  const isInView = area.top < height - 80 && area.bottom > 80;
  if (!isInView) shown.defaultView?.scrollBy({ top: area.top - Math.min(height * 0.15, 120) });
  return true;
}

/** Measures a block, except for style sheets and hidden elements. */
function areaOf(shown: Document, id: string) {
  const boxes = boxesIn(blockElement(shown, id))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The wrapper elements of blocks have no boxes (`display: contents`), so their children stand in for them. */
function boxesIn(wrapper: Element | null | undefined): Element[] {
  return [...(wrapper?.children ?? [])].flatMap((child) =>
    child.classList.contains("contents") ? boxesIn(child) : child,
  );
}
