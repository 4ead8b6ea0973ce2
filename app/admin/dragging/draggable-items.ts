import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { indexAt } from "./index-at.ts";

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

/** Marks the drop position, on the item before or behind it. */
const mark = "data-drop";

/**
 * Makes the children of a list sortable by their `[data-grip]`. `onMove` receives the zero-based index of the child and
 * of the child that it moves in front of; the number of children means the end. Returns the cleanup function.
 */
export function sortableList(list: HTMLElement, onMove: (from: number, before: number) => void): () => void {
  const stopDragging = draggableItems(list, (target) => {
    const element = items().find((item) => item.contains(target));
    const dragHandle = element?.querySelector("[data-grip]");
    if (!element || !dragHandle) return undefined;
    return { element, dragHandle, getInitialData: () => ({ list, from: items().indexOf(element) }) };
  });

  function items(): HTMLElement[] {
    return [...list.children].filter((child) => child instanceof HTMLElement);
  }

  function show(place: number) {
    hide();
    const item = items()[place];
    if (item) item.setAttribute(mark, "before");
    else items().at(-1)?.setAttribute(mark, "behind");
  }

  function hide() {
    for (const item of items()) item.removeAttribute(mark);
  }

  const stopDropping = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data.list === list,
    onDrag: ({ location }) => show(indexAt(location.current.input.clientY, items())),
    onDragLeave: hide,
    onDrop({ source, location }) {
      hide();
      onMove(Number(source.data.from), indexAt(location.current.input.clientY, items()));
    },
  });

  return () => {
    stopDragging();
    stopDropping();
  };
}
