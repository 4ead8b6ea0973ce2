import { expect, test } from "vitest";
import { type Column, placeOf, putCard, spotInWords, stepCard } from "./use-board-move.ts";

const card = (id: string) => ({ id, title: id.toUpperCase() });
const columns: Column[] = [
  { status: "open", cards: ["a", "b", "c"].map(card), total: 3 },
  { status: "doing", cards: [], total: 0 },
  { status: "review", cards: ["d", "e"].map(card), total: 80 },
  { status: "done", cards: ["f"].map(card), total: 1 },
];

const ids = (board: Column[]) => board.map(({ cards }) => cards.map(({ id }) => id).join(""));
const walk = (id: string, ...keys: string[]) =>
  keys.reduce((board, key) => stepCard(board, id, key), columns);

test("TASK-01: the arrow keys move a card within and between columns, up to the edges of the board", () => {
  expect(ids(walk("b", "ArrowUp"))).toEqual(["bac", "", "de", "f"]);
  expect(ids(walk("b", "ArrowDown", "ArrowDown"))).toEqual(["acb", "", "de", "f"]);
  expect(ids(walk("c", "ArrowRight"))).toEqual(["ab", "c", "de", "f"]);
  expect(ids(walk("b", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"))).toEqual([
    "ac",
    "",
    "de",
    "bf",
  ]);
  expect(ids(walk("a", "ArrowLeft"))).toEqual(ids(columns));
});

test("TASK-01: a moved task is stored relative to the next task", () => {
  expect(placeOf(walk("c", "ArrowUp"), "c")).toEqual({ status: "open", before: "b" });
  expect(placeOf(walk("a", "ArrowDown", "ArrowDown"), "a")).toEqual({ status: "open", before: "last" });
  expect(placeOf(walk("a", "ArrowRight"), "a")).toEqual({ status: "doing", before: "first" });
});

test("TASK-01: a card moved to the end of a long column stays among the visible cards", () => {
  const board = putCard(columns, "a", { status: "review", position: 99 });
  expect(ids(board)[2]).toBe("dae");
  expect(placeOf(board, "a")).toEqual({ status: "review", before: "e" });
  expect(spotInWords(board, "a")).toBe("Review, 2 of 81");
});
