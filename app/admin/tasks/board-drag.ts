import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/** Marks the card before or behind which the dragged one would go. */
const mark = "data-drop";

/**
 * Lets the cards (`data-card`) of a board be dragged within and between its columns (`data-column`). `onMove` is told
 * the place among the cards that stay. Returns what ends it.
 */
export function dragOnBoard(
  board: HTMLElement,
  onMove: (card: string, column: string, position: number) => void,
): () => void {
  const attached = new Map<Element, () => void>();

  function attach({ target }: Event) {
    const card = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
    if (!card || attached.has(card)) return;
    const getInitialData = () => ({ board, id: card.dataset.card });
    attached.set(card, draggable({ element: card, getInitialData }));
  }

  const stops = [...board.querySelectorAll<HTMLElement>("[data-column]")].map((column) => {
    const staying = (dragged: unknown) =>
      [...column.querySelectorAll<HTMLElement>("[data-card]")].filter(
        ({ dataset }) => dataset.card !== dragged,
      );
    const placeAt = (y: number, cards: HTMLElement[]) => {
      const place = cards.findIndex((card) => {
        const { top, height } = card.getBoundingClientRect();
        return y < top + height / 2;
      });
      return place === -1 ? cards.length : place;
    };
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
        const place = placeAt(location.current.input.clientY, cards);
        if (cards.length === 0) column.setAttribute(mark, "into");
        else if (cards[place]) cards[place].setAttribute(mark, "before");
        else cards.at(-1)?.setAttribute(mark, "behind");
      },
      onDragLeave: hide,
      onDrop({ source, location }) {
        hide();
        const place = placeAt(location.current.input.clientY, staying(source.data.id));
        onMove(String(source.data.id), column.dataset.column ?? "", place);
      },
    });
  });
  board.addEventListener("pointerover", attach);

  return () => {
    board.removeEventListener("pointerover", attach);
    for (const stop of [...stops, ...attached.values()]) stop();
  };
}
