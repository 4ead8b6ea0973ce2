import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { useDrag } from "#app/admin/dragging/use-drag.tsx";
import { useKeyboardMove } from "#app/admin/dragging/use-keyboard-move.ts";
import { useFetcherInTurn } from "#app/admin/publishing/form-submissions.ts";
import { type TaskPlace, taskStatusLabels, taskStatusSchema } from "#app/domain/tasks/task.ts";
import { paths } from "#app/paths/paths.ts";
import type { TaskStatus } from "#db/schema/tasks.ts";

/** The JSON response to a move. */
interface PlaceAnswer {
  problem: string | undefined;
}

interface Lifted<Item extends Card> {
  card: Item;
  columns: Column<Item>[];
}

/**
 * Moves cards on the board by drag and drop or by keyboard: Space picks up and drops, the arrow keys move, Escape
 * cancels. `columns` is optimistic while a move is saved; `announcement` is the text for screen readers.
 */
export function useBoardMove<Item extends Card>(
  board: RefObject<HTMLElement>,
  stored: Column<Item>[],
  isOn: boolean,
) {
  const sent = useRef<Column<Item>[]>();
  const fetcher = useFetcherInTurn<PlaceAnswer>();
  const isSending = fetcher.state !== "idle";
  const shown = isSending && sent.current ? sent.current : stored;
  const { lifted, spoken, speak, cancel, onKeyDown } = useKeyboardMove<Lifted<Item>>({
    lift(id) {
      const card = cardOf(shown, id);
      return card && { card, columns: shown };
    },
    step: ({ card, columns }, key) =>
      key.startsWith("Arrow") ? { card, columns: stepCard(columns, card.id, key) } : undefined,
    drop({ card, columns }) {
      speak(`${card.title} dropped: ${spotInWords(columns, card.id)}.`);
      send(card.id, columns);
    },
    titleOf: ({ card }) => card.title,
    pickedUp: ({ card, columns }) =>
      `${card.title} picked up: ${spotInWords(columns, card.id)}. Arrow keys move it within and between columns, Space drops it, Escape cancels.`,
    placeInWords: ({ card, columns }) => spotInWords(columns, card.id),
  });
  const columns = lifted?.columns ?? shown;

  function send(id: string, arranged: Column<Item>[]) {
    const place = placeOf(arranged, id);
    const before = placeOf(shown, id);
    if (!place || (place.status === before?.status && place.before === before.before)) return;
    sent.current = arranged;
    fetcher.submit({ ...place, inline: "yes" }, { method: "post", action: paths.admin.taskPlace(id) });
  }

  function moveCard(id: string, column: string, position: number) {
    const arranged = putCard(shown, id, { status: taskStatusSchema.parse(column), position });
    speak(`Moved to ${spotInWords(arranged, id)}.`);
    send(id, arranged);
  }
  useDrag(board, ({ dragOnBoard }) => dragOnBoard, moveCard, isOn);

  // A card that moves to another column is mounted again there, so its grip must regain the focus.
  const liftedId = lifted?.card.id;
  useEffect(() => {
    if (liftedId && columns) document.getElementById(gripId(liftedId))?.focus();
  }, [liftedId, columns]);

  return {
    columns,
    liftedId,
    onKeyDown,
    /** Cancels the move when the focus leaves, except to the same card in another column. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (lifted && relatedTarget instanceof Element && relatedTarget.id !== gripId(lifted.card.id)) cancel();
    },
    announcement: fetcher.data?.problem && !isSending ? fetcher.data.problem : spoken,
    isRefused: !isSending && fetcher.data?.problem !== undefined,
  };
}

export function gripId(taskId: string): string {
  return `move-${taskId}`;
}

interface Card {
  id: string;
  title: string;
}

export interface Column<Item extends Card = Card> {
  status: TaskStatus;
  /** The first cards of the column. */
  cards: Item[];
  total: number;
}

interface Spot {
  status: TaskStatus;
  /** Zero-based. */
  position: number;
}

function cardOf<Item extends Card>(columns: Column<Item>[], id: string): Item | undefined {
  return columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
}

/** The position of a card. */
function spotOf(columns: Column[], id: string): Spot | undefined {
  for (const { status, cards } of columns) {
    const position = cards.findIndex((card) => card.id === id);
    if (position !== -1) return { status, position };
  }
  return undefined;
}

/**
 * The columns after a card is moved. In a column with more cards than are shown, the last visible card stays last,
 * because the positions behind it are unknown.
 */
export function putCard<Item extends Card>(columns: Column<Item>[], id: string, to: Spot): Column<Item>[] {
  const card = cardOf(columns, id);
  if (!card) return columns;
  return columns.map((column) => {
    const rest = column.cards.filter((one) => one.id !== id);
    const total = column.total - (column.cards.length - rest.length);
    if (column.status !== to.status) return { ...column, cards: rest, total };
    const last = total > rest.length ? rest.length - 1 : rest.length;
    const position = Math.min(Math.max(to.position, 0), last);
    return { ...column, cards: rest.toSpliced(position, 0, card), total: total + 1 };
  });
}

/** Moves a card one step for an arrow key. */
export function stepCard<Item extends Card>(
  columns: Column<Item>[],
  id: string,
  key: string,
): Column<Item>[] {
  const spot = spotOf(columns, id);
  if (!spot) return columns;
  if (key === "ArrowUp") return putCard(columns, id, { ...spot, position: spot.position - 1 });
  if (key === "ArrowDown") return putCard(columns, id, { ...spot, position: spot.position + 1 });
  const place = columns.findIndex(({ status }) => status === spot.status);
  const next = columns[place + (key === "ArrowRight" ? 1 : -1)];
  return next ? putCard(columns, id, { status: next.status, position: spot.position }) : columns;
}

/** A card's position in the server's format. */
export function placeOf(columns: Column[], id: string): TaskPlace | undefined {
  const spot = spotOf(columns, id);
  const cards = columns.find(({ status }) => status === spot?.status)?.cards;
  if (!spot || !cards) return undefined;
  const next = cards[spot.position + 1];
  return { status: spot.status, before: next?.id ?? (spot.position === 0 ? "first" : "last") };
}

/** `Doing, 2 of 5`. */
export function spotInWords(columns: Column[], id: string): string {
  const spot = spotOf(columns, id);
  const column = columns.find(({ status }) => status === spot?.status);
  return spot && column ? `${taskStatusLabels[spot.status]}, ${spot.position + 1} of ${column.total}` : "";
}
