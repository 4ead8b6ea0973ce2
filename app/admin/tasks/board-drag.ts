import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { draggableItems } from "#app/admin/dragging/draggable-items.ts";
import { indexAt } from "#app/admin/dragging/index-at.ts";

/** Marks the card before or behind the drop position. */
const mark = "data-drop";

/**
 * Makes the cards (`data-card`) of a board draggable within and between columns (`data-column`). `onMove` receives the
 * position among the other cards. Returns the cleanup function.
 */
export function dragOnBoard(
  board: HTMLElement,
  onMove: (card: string, column: string, position: number) => void,
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
        onMove(String(source.data.id), column.dataset.column ?? "", place);
      },
    });
  });

  return () => {
    for (const stop of [stopDragging, ...stops]) stop();
  };
}
