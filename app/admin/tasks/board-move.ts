import { type TaskPlace, taskStatusLabels } from "#app/domain/tasks/task.ts";
import type { TaskStatus } from "#db/schema/tasks.ts";

export interface Card {
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
 * because
 * the positions behind it are unknown.
 */
export function putCard<Item extends Card>(columns: Column<Item>[], id: string, to: Spot): Column<Item>[] {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
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
