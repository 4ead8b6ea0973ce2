import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

type DraggableItem = Parameters<typeof draggable>[0];

/**
 * Makes the items of a container draggable on first hover, because items are added and removed.
 * `itemAt` finds the item around an element. Returns the cleanup function.
 */
export function draggableItems(
  container: HTMLElement,
  itemAt: (target: Element) => DraggableItem | undefined,
): () => void {
  const attached = new Map<Element, () => void>();

  function attach({ target }: Event) {
    const item = target instanceof Element ? itemAt(target) : undefined;
    if (item && !attached.has(item.element)) attached.set(item.element, draggable(item));
  }

  container.addEventListener("pointerover", attach);
  return () => {
    container.removeEventListener("pointerover", attach);
    for (const detach of attached.values()) detach();
  };
}
