import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Marks the place where the dragged item would go, on the item before or behind which that is. */
const mark = "data-drop";

/**
 * Lets the children of a list be dragged by their `[data-grip]` to another place in it. `onMove` is told which child
 * (counted from 0) goes in front of which; the number of children means the end. Returns what ends it.
 */
export function sortableList(list: HTMLElement, onMove: (from: number, before: number) => void): () => void {
  const attached = new Map<Element, () => void>();

  function attach({ target }: Event) {
    const item = itemAt(target);
    const grip = item?.querySelector("[data-grip]");
    if (!item || !grip || attached.has(item)) return;
    const detach = draggable({
      element: item,
      dragHandle: grip,
      getInitialData: () => ({ list, from: items().indexOf(item) }),
    });
    attached.set(item, detach);
  }

  function itemAt(target: EventTarget | null): HTMLElement | undefined {
    return items().find((item) => target instanceof Node && item.contains(target));
  }

  function items(): HTMLElement[] {
    return [...list.children].filter((child) => child instanceof HTMLElement);
  }

  function placeAt(y: number): number {
    const place = items().findIndex((item) => {
      const { top, height } = item.getBoundingClientRect();
      return y < top + height / 2;
    });
    return place === -1 ? items().length : place;
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
    onDrag: ({ location }) => show(placeAt(location.current.input.clientY)),
    onDragLeave: hide,
    onDrop({ source, location }) {
      hide();
      onMove(Number(source.data.from), placeAt(location.current.input.clientY));
    },
  });
  list.addEventListener("pointerover", attach);

  return () => {
    list.removeEventListener("pointerover", attach);
    stopDropping();
    for (const detach of attached.values()) detach();
  };
}
