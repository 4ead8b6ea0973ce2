import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

type DraggableItem = Parameters<typeof draggable>[0];

/**
 * Makes the items of a container draggable on first hover, because items are added and removed.
 * `itemAt` finds the item around an element. Returns the cleanup function.
 */
function draggableItems(
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
export function sortableList(
  list: HTMLElement,
  onMove: { current: (from: number, before: number) => void },
): () => void {
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
      onMove.current(Number(source.data.from), indexAt(location.current.input.clientY, items()));
    },
  });

  return () => {
    stopDragging();
    stopDropping();
  };
}

/** The index of the item before which a y coordinate lies; the number of items means the end. */
export function indexAt(y: number, items: Element[]): number {
  const index = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index === -1 ? items.length : index;
}

/** The pointer position during a drag. */
export interface DragPosition {
  clientY: number;
  /** Horizontal pixels from the start of the drag. */
  deltaX: number;
}

interface TreeDragHandlers {
  canDrag: () => boolean;
  onDrag: (pageId: string, position: DragPosition) => void;
  onDrop: (pageId: string, position: DragPosition) => void;
  onCancel: (pageId: string) => void;
}

/**
 * Makes the rows (`data-page`) of the page tree draggable by their `[data-grip]`. Outside the tree the last row stays
 * the target, so that the pointer may pass the tree's edge. Returns the cleanup function.
 */
export function dragInTree(tree: HTMLElement, handlers: { current: TreeDragHandlers }): () => void {
  const stopDragging = draggableItems(tree, (target) => {
    const element = target.closest<HTMLElement>("[data-page]");
    const dragHandle = element?.querySelector("[data-grip]");
    if (!element || !dragHandle) return undefined;
    const id = element.dataset.page ?? "";
    return {
      element,
      dragHandle,
      canDrag: () => handlers.current.canDrag(),
      getInitialData: () => ({ tree, id }),
      // A cancelled drag ends without a drop target: Escape was pressed, or the pointer was released elsewhere.
      onDrop: ({ location }) =>
        void (location.current.dropTargets.length === 0 && handlers.current.onCancel(id)),
    };
  });

  const stopDropping = dropTargetForElements({
    element: tree,
    canDrop: ({ source }) => source.data.tree === tree,
    getIsSticky: () => true,
    onDrag: ({ source, location }) => handlers.current.onDrag(String(source.data.id), positionOf(location)),
    onDrop: ({ source, location }) => handlers.current.onDrop(String(source.data.id), positionOf(location)),
  });

  return () => {
    stopDragging();
    stopDropping();
  };
}

interface DragLocations {
  initial: { input: { clientX: number } };
  current: { input: { clientX: number; clientY: number } };
}

function positionOf({ initial, current }: DragLocations): DragPosition {
  return {
    clientY: current.input.clientY,
    deltaX: current.input.clientX - initial.input.clientX,
  };
}

/**
 * Makes the cards (`data-card`) of a board draggable within and between columns (`data-column`). `onMove` receives the
 * position among the other cards. Returns the cleanup function.
 */
export function dragOnBoard(
  board: HTMLElement,
  onMove: { current: (card: string, column: string, position: number) => void },
): () => void {
  const stopDragging = draggableItems(board, (target) => {
    const element = target.closest<HTMLElement>("[data-card]");
    return element ? { element, getInitialData: () => ({ board, id: element.dataset.card }) } : undefined;
  });

  const stops = [...board.querySelectorAll<HTMLElement>("[data-column]")].map((column) => {
    const staying = (dragged: unknown) =>
      [...column.querySelectorAll<HTMLElement>("[data-card]")].filter(
        ({ dataset }) => dataset.card !== dragged,
      );
    const hide = () => {
      column.removeAttribute(mark);
      for (const card of column.querySelectorAll("[data-card]")) card.removeAttribute(mark);
    };
    return dropTargetForElements({
      element: column,
      canDrop: ({ source }) => source.data.board === board,
      onDrag({ source, location }) {
        hide();
        const cards = staying(source.data.id);
        const place = indexAt(location.current.input.clientY, cards);
        if (cards.length === 0) column.setAttribute(mark, "into");
        else if (cards[place]) cards[place].setAttribute(mark, "before");
        else cards.at(-1)?.setAttribute(mark, "behind");
      },
      onDragLeave: hide,
      onDrop({ source, location }) {
        hide();
        const place = indexAt(location.current.input.clientY, staying(source.data.id));
        onMove.current(String(source.data.id), column.dataset.column ?? "", place);
      },
    });
  });

  return () => {
    for (const stop of [stopDragging, ...stops]) stop();
  };
}
