import { useFetcher, useLocation } from "@remix-run/react";
import { type RefObject, useRef, useState } from "react";
import { type DragPosition, indexAt } from "#app/admin/dragging/drag-and-drop.ts";
import { useDrag } from "#app/admin/dragging/use-drag.tsx";
import { useKeyboardMove } from "#app/admin/dragging/use-keyboard-move.ts";
import { paths } from "#app/paths/paths.ts";
import {
  isUnmoved,
  type Lifted,
  lift,
  moveToGap,
  placeInWords,
  rowsWith,
  shift,
  step,
  type TreeRow,
  targetOf,
} from "./tree-move.ts";

/** Pixels per level: the rows' indentation, and the horizontal drag distance. */
export const levelWidth = 24;

/** The response to a move. */
export type MoveAnswer =
  | { status: "moved"; message: string; undo: { action: string; fields: Record<string, string> } }
  /** Asks for confirmation, nothing is saved yet: the move would change several public addresses. */
  | { status: "unconfirmed"; title: string; addresses: number }
  | { status: "refused"; message: string };

/**
 * Moves pages in the tree by drag and drop or by keyboard: Space picks up and drops, the arrow keys move, Escape
 * cancels. `rows` is optimistic while a move is saved; `announcement` is the text for screen readers.
 */
export function useTreeMove(stored: TreeRow[], tree: RefObject<HTMLElement>) {
  const sent = useRef<Lifted>();
  const [isDecided, setDecided] = useState(false);
  // Undoing a move redirects to this screen, where the response to the move no longer applies.
  const { key } = useLocation();
  const fetcher = useFetcher<MoveAnswer>({ key: `move ${key}` });
  const isSending = fetcher.state !== "idle";
  const rows = isSending && sent.current ? rowsWith(sent.current) : stored;

  const { lifted, setLifted, spoken, speak, dropAt, cancel, onKeyDown } = useKeyboardMove<Lifted>({
    lift: (id) => (isSending ? undefined : lift(stored, id)),
    step: (page, key) => keys[key]?.(page),
    drop: (page) => (isUnmoved(stored, page) ? cancel(page) : send(page)),
    titleOf,
    pickedUp: (page) =>
      `${titleOf(page)} picked up, ${placeInWords(page)}. Up and down arrows move the page, left and right change its parent, Space drops it, Escape cancels.`,
    placeInWords,
  });

  function send(page: Lifted, confirmed?: "yes") {
    const [first] = page.branch;
    if (!first) return;
    sent.current = page;
    speak("");
    setDecided(false);
    const { parentSlug, position } = targetOf(page);
    fetcher.submit(
      { parentSlug: parentSlug ?? "", position, inline: "yes", ...(confirmed ? { confirmed } : {}) },
      { method: "post", action: paths.admin.place(first.id) },
    );
  }

  /** The dragged page at the gap under the pointer; if it does not fit there, at the last gap where it does. */
  function heldAt(id: string, { clientY, deltaX }: DragPosition): Lifted | undefined {
    const page = lift(stored, id);
    if (!page) return undefined;
    const held = lifted?.branch[0]?.id === id ? lifted : page;
    return moveToGap(held, gapAt(clientY, page), page.level + Math.round(deltaX / levelWidth));
  }

  useDrag(tree, ({ dragInTree }) => dragInTree, {
    canDrag: () => !isSending,
    onDrag: (id, position) => setLifted(heldAt(id, position)),
    onDrop: (id, position) => dropAt(heldAt(id, position)),
    // Escape can come before the first position is rendered.
    onCancel: (id) => cancel(lift(stored, id)),
  });

  const answer = isSending ? undefined : fetcher.data;
  const question = answer?.status === "unconfirmed" && !isDecided ? answer : undefined;
  const message = answer && "message" in answer ? answer.message : "";
  return {
    rows,
    lifted,
    isSending,
    onKeyDown,
    /** Cancels the move when the focus leaves. */
    onBlur: () => cancel(),
    announcement: spoken || (isSending ? "Moving…" : message),
    isRefused: !spoken && answer?.status === "refused",
    /** The last move, for undo. */
    moved: answer?.status === "moved" ? answer : undefined,
    /** The confirmation before several addresses change. */
    question: question && {
      ...question,
      confirm: () => sent.current && send(sent.current, "yes"),
      cancel: () => {
        setDecided(true);
        cancel(sent.current);
      },
    },
  };
}

const titleOf = ({ branch }: Lifted) => branch[0]?.title ?? "";

const keys: Record<string, ((page: Lifted) => Lifted) | undefined> = {
  ArrowUp: (page) => step(page, -1),
  ArrowDown: (page) => step(page, 1),
  ArrowLeft: (page) => shift(page, -1),
  ArrowRight: (page) => shift(page, 1),
};

function gapAt(y: number, { rest }: Lifted): number {
  return indexAt(
    y,
    rest.flatMap(({ id }) => document.getElementById(rowId(id)) ?? []),
  );
}

export const rowId = (pageId: string) => `page-${pageId}`;
