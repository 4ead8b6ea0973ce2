import morphdom from "morphdom";
import { type BlockPosition, blockPositions } from "#app/blocks/block-position.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PageDraft, Rendering } from "#app/domain/pages/draft.ts";

interface FrameSyncParts {
  /** The document in the frame. */
  shown: Document;
  /** The draft that the document already shows; undefined if unknown. */
  initial: PageDraft | undefined;
  /** The positions of blocks on the page, in order. */
  positionsOf: (blocks: StoredBlock[]) => BlockPosition[];
  /** Requests HTML from the site. Rejects when the request fails. */
  render: (rendering: Rendering) => Promise<Document>;
  onShown: () => void;
  onFailure: () => void;
}

/** Milliseconds before a failed render request is retried. */
const retryDelay = 2000;

/**
 * Syncs the preview with the draft: requests only what changed from the site and replaces that. One request at a time;
 * drafts that arrive in the meantime are rendered together afterwards.
 */
export function createFrameSync({ shown, initial, positionsOf, render, onShown, onFailure }: FrameSyncParts) {
  let rendered: PageDraft | undefined = initial;
  let wanted: PageDraft | undefined;
  let isOutdated: ((block: StoredBlock) => boolean) | undefined;
  let isBusy = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  const isSettled = () => (wanted === rendered && !isOutdated) || isStopped;

  function resolveSettled() {
    if (!isSettled()) return;
    const resolves = waiting;
    waiting = [];
    for (const resolve of resolves) resolve();
  }

  async function run() {
    if (isBusy) return;
    isBusy = true;
    while (!isSettled()) {
      const target = wanted;
      if (!target) break;
      forgetOutdated();
      try {
        await show(target);
      } catch {
        if (isStopped) break;
        onFailure();
        retry = setTimeout(run, retryDelay);
        break;
      }
      rendered = target;
      onShown();
    }
    isBusy = false;
    resolveSettled();
  }

  /** Blocks are compared by identity, so a copy counts as changed. Without a rendered draft, all are rendered anyway. */
  function forgetOutdated() {
    const isOld = isOutdated;
    isOutdated = undefined;
    if (!isOld || !rendered) return;
    rendered = { ...rendered, blocks: rendered.blocks.map((each) => (isOld(each) ? { ...each } : each)) };
  }

  async function show(target: PageDraft) {
    if (!rendered || headOf(rendered) !== headOf(target)) {
      const fresh = await render({ kind: "page", draft: target });
      if (isStopped) return;
      patchPage(shown, fresh);
      return;
    }
    const changed = changedBlocks(placed(rendered), placed(target));
    const fresh = changed.length > 0 ? await render({ kind: "blocks", blocks: changed }) : undefined;
    if (isStopped) return;
    patchBlocks(shown, target.blocks, fresh);
  }

  function placed({ blocks }: PageDraft): PlacedBlock[] {
    const places = positionsOf(blocks);
    return blocks.map((block, position) => ({ block, place: places[position] ?? { isOpening: false } }));
  }

  return {
    /** Resolves when the frame shows the latest draft or the sync is stopped. */
    async whenSettled(): Promise<void> {
      if (!isSettled()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** Call with every draft. */
    show(draft: PageDraft) {
      wanted = draft;
      clearTimeout(retry);
      void run();
    },
    /** Renders these blocks again, although the draft has not changed. */
    refresh(which: (block: StoredBlock) => boolean) {
      isOutdated = which;
      void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      resolveSettled();
    },
  };
}

/** The page's content outside its blocks, and the props with which the first block affects it. */
function headOf({ blocks, title, extendedTitle, excerpt, coverImage }: PageDraft): string {
  const [first] = blocks;
  const hasOpening = blockPositions(blocks)[0]?.isOpening;
  const opening = first && hasOpening ? { id: first.id, hasImage: Boolean(first.props.image) } : null;
  const hasOthers = blocks.length > (hasOpening ? 1 : 0);
  return JSON.stringify([title, extendedTitle, excerpt, coverImage, opening, hasOthers]);
}

interface PlacedBlock {
  block: StoredBlock;
  place: BlockPosition;
}

function changedBlocks(rendered: PlacedBlock[], target: PlacedBlock[]): PlacedBlock[] {
  const before = new Map(rendered.map((each) => [each.block.id, each]));
  return target.filter(({ block, place }) => {
    const known = before.get(block.id);
    return known?.block !== block || known.place.number !== place.number;
  });
}

/** The frame's element of a block; undefined for an unknown block type. */
export function blockElement(shown: Document, id: string): HTMLElement | undefined {
  return shown.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? undefined;
}

/** Patches the frame's page to match the rendered one; changes only what differs. */
function patchPage(shown: Document, rendered: Document) {
  const [from, to] = [shown, rendered].map((page) => page.querySelector("main"));
  if (!from || !to) throw new Error("the page has no main element");
  morphdom(from, to);
}

/** Replaces rendered blocks, restores the order and removes blocks that were deleted. */
function patchBlocks(shown: Document, blocks: readonly StoredBlock[], rendered: Document | undefined) {
  // The last one, because the home page's stage precedes the list.
  const list = [...shown.querySelectorAll("[data-block]")].at(-1)?.parentElement;
  if (!list) throw new Error("there is no list of blocks");
  const wanted = new Set(blocks.map(({ id }) => id));
  for (const element of list.querySelectorAll<HTMLElement>(":scope > [data-block]")) {
    if (!wanted.has(element.dataset.block ?? "")) element.remove();
  }

  // A search of the document for each block would take longer than everything else here.
  const [current, fresh] = [blockElements(shown), blockElements(rendered)];
  let last: Element | null = null;
  for (const { id } of blocks) {
    const element = patchBlock(shown, current.get(id), fresh.get(id));
    if (!element || isAbove(element, list)) continue;
    const next: Element | null = last ? last.nextElementSibling : firstBlock(list);
    if (element !== next) list.insertBefore(element, next);
    last = element;
    // The picture after a page's opening has no block element.
    while (last.nextElementSibling && !last.nextElementSibling.matches("[data-block]")) {
      last = last.nextElementSibling;
    }
  }
}

function isAbove(element: Element, list: Element): boolean {
  return element.isConnected && !list.contains(element);
}

function firstBlock(list: Element): Element | null {
  return list.querySelector(":scope > [data-block]");
}

/** The elements of all blocks, by id. */
function blockElements(page: Document | undefined): Map<string, HTMLElement> {
  const elements = page?.querySelectorAll<HTMLElement>("[data-block]") ?? [];
  return new Map([...elements].map((element) => [element.dataset.block ?? "", element]));
}

function patchBlock(shown: Document, current?: Element, fresh?: Element): Element | undefined {
  if (!fresh) return current;
  if (!current) return shown.adoptNode(fresh);
  morphdom(current, fresh);
  return current;
}
