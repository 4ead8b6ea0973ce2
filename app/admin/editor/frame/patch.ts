import morphdom from "morphdom";
import type { StoredBlock } from "#app/domain/pages/draft.ts";

/** The frame's element of a block; undefined for an unknown block type. */
export function blockElement(shown: Document, id: string): HTMLElement | undefined {
  return shown.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? undefined;
}

/** Patches the frame's page to match the rendered one; changes only what differs. */
export function patchPage(shown: Document, rendered: Document) {
  const [from, to] = [shown, rendered].map((page) => page.querySelector("main"));
  if (!from || !to) throw new Error("the page has no main element");
  morphdom(from, to);
}

/** Replaces rendered blocks, restores the order and removes blocks that were deleted. */
export function patchBlocks(shown: Document, blocks: readonly StoredBlock[], rendered: Document | undefined) {
  // The last one, because the home page's stage precedes the list.
  const list = [...shown.querySelectorAll("[data-block]")].at(-1)?.parentElement;
  if (!list) throw new Error("there is no list of blocks");
  const wanted = new Set(blocks.map(({ id }) => id));
  for (const element of list.querySelectorAll<HTMLElement>(":scope > [data-block]")) {
    if (!wanted.has(element.dataset.block ?? "")) element.remove();
  }

  let last: Element | null = null;
  for (const { id } of blocks) {
    const element = renderedBlock(shown, rendered, id);
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

function renderedBlock(shown: Document, rendered: Document | undefined, id: string): Element | undefined {
  const current = blockElement(shown, id);
  const fresh = rendered && blockElement(rendered, id);
  if (!fresh) return current;
  if (!current) return shown.adoptNode(fresh);
  morphdom(current, fresh);
  return current;
}
