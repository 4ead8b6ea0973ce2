import morphdom from "morphdom";
import type { StoredBlock } from "#app/domain/pages/draft.ts";

/** The element in the frame that holds a block; undefined for a block of a kind that the site does not know. */
export function blockElement(shown: Document, id: string): HTMLElement | undefined {
  return shown.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`) ?? undefined;
}

/** Makes the page in the frame like the incoming one, changing only what differs. */
export function patchPage(shown: Document, rendered: Document) {
  const [from, to] = [shown, rendered].map((page) => page.querySelector("main"));
  if (!from || !to) throw new Error("there is no page to draw");
  morphdom(from, to);
}

/** Puts incoming blocks in their places, and all of them in order; what is not on the page any more goes. */
export function patchBlocks(shown: Document, blocks: readonly StoredBlock[], rendered: Document | undefined) {
  // The last one, because the stage of the home page stands above the list.
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
    // The picture that follows a page's opening is no block of its own.
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
