import { type BlockPosition, blockPositions } from "#app/blocks/block-position.ts";
import type { PageDraft, StoredBlock } from "#app/domain/pages/draft.ts";
import type { Rendering } from "#app/domain/pages/rendering.ts";
import { patchBlocks, patchPage } from "./patch.ts";

interface FrameSyncParts {
  /** The document in the frame. */
  shown: Document;
  /** The draft that the document already shows; undefined if unknown. */
  initial: PageDraft | undefined;
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
export function createFrameSync({ shown, initial, render, onShown, onFailure }: FrameSyncParts) {
  let rendered: PageDraft | undefined = initial;
  let wanted: PageDraft | undefined;
  let isBusy = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  const isSettled = () => wanted === rendered || isStopped;

  function resolveSettled() {
    if (!isSettled()) return;
    const resolves = waiting;
    waiting = [];
    for (const resolve of resolves) resolve();
  }

  async function run() {
    if (isBusy) return;
    isBusy = true;
    while (wanted && wanted !== rendered && !isStopped) {
      const target = wanted;
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

  async function show(target: PageDraft) {
    if (!rendered || headOf(rendered) !== headOf(target)) {
      const fresh = await render({ kind: "page", draft: target });
      if (isStopped) return;
      patchPage(shown, fresh);
      return;
    }
    const changed = changedBlocks(rendered, target);
    const fresh = changed.length > 0 ? await render({ kind: "blocks", blocks: changed }) : undefined;
    if (isStopped) return;
    patchBlocks(shown, target.blocks, fresh);
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
  const opensItself = blockPositions(blocks)[0]?.isOpening;
  const opening = first && opensItself ? { id: first.id, hasImage: Boolean(first.props.image) } : null;
  const hasOthers = blocks.length > (opensItself ? 1 : 0);
  return JSON.stringify([title, extendedTitle, excerpt, coverImage, opening, hasOthers]);
}

function changedBlocks(
  rendered: PageDraft,
  target: PageDraft,
): { block: StoredBlock; place: BlockPosition }[] {
  const before = new Map(placed(rendered).map((each) => [each.block.id, each]));
  return placed(target).filter(({ block, place }) => {
    const known = before.get(block.id);
    return known?.block !== block || known.place.number !== place.number;
  });
}

function placed({ blocks }: PageDraft) {
  const places = blockPositions(blocks);
  return blocks.map((block, position) => ({ block, place: places[position] ?? { isOpening: false } }));
}
