import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { draggableItems } from "#app/admin/dragging/draggable-items.ts";

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
export function dragInTree(
  tree: HTMLElement,
  { canDrag, onDrag, onDrop, onCancel }: TreeDragHandlers,
): () => void {
  const stopDragging = draggableItems(tree, (target) => {
    const element = target.closest<HTMLElement>("[data-page]");
    const dragHandle = element?.querySelector("[data-grip]");
    if (!element || !dragHandle) return undefined;
    const id = element.dataset.page ?? "";
    return {
      element,
      dragHandle,
      canDrag,
      getInitialData: () => ({ tree, id }),
      // A cancelled drag ends without a drop target: Escape was pressed, or the pointer was released elsewhere.
      onDrop: ({ location }) => void (location.current.dropTargets.length === 0 && onCancel(id)),
    };
  });

  const stopDropping = dropTargetForElements({
    element: tree,
    canDrop: ({ source }) => source.data.tree === tree,
    getIsSticky: () => true,
    onDrag: ({ source, location }) => onDrag(String(source.data.id), positionOf(location)),
    onDrop: ({ source, location }) => onDrop(String(source.data.id), positionOf(location)),
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
