import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useSortableList } from "#app/admin/dragging/use-drag.ts";
import type { ListedContent } from "#app/domain/content-store/content-list.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { paths } from "#app/http/paths.ts";
import { messages } from "./messages.ts";

/**
 * Orders content by drag and drop or by keyboard: Space picks up and drops, the arrow keys move, Escape cancels.
 * `items` is the optimistic order during a move or a save; `announcement` is the text for screen readers.
 */
export function useOrder(type: AnyContentType, stored: ListedContent[], list: RefObject<HTMLElement>) {
  const fetcher = useFetcher<{ message: string }>();
  const [lifted, setLifted] = useState<Lifted>();
  const [sent, setSent] = useState<Lifted>();
  const [spoken, setSpoken] = useState("");
  const isSending = fetcher.state !== "idle";
  const place = lifted ?? (isSending ? sent : undefined);
  const items = place ? arranged(stored, place) : stored;
  useSortableList(list, (from, before) => put({ from, to: before > from ? before - 1 : before }));

  function put(move: Lifted) {
    setLifted(undefined);
    const item = stored[move.from];
    if (!item || isSending) return;
    if (move.from === move.to) return setSpoken(messages.staysWhereItWas(item.title));
    setSent(move);
    setSpoken("");
    fetcher.submit(
      { position: move.to, inline: "yes" },
      {
        method: "post",
        action: paths.admin.contentResources(paths.admin.content(type.collection, item.id)).place,
      },
    );
  }

  function hold(move: Lifted, opening = "") {
    setLifted(move);
    setSpoken(opening + messages.position(stored[move.from]?.title ?? "", move.to + 1, stored.length));
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const from = stored.findIndex((item) => item.id === id);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    const isTaking = event.key === " " || event.key === "Enter";
    if (!isTaking && !(lifted && (by || event.key === "Escape"))) return;
    event.preventDefault();
    if (isTaking && lifted) put(lifted);
    else if (isTaking) hold({ from, to: from }, messages.upAndDownArrowsMove);
    else if (lifted && by) hold(stepped(lifted, by, stored.length));
    else cancelMove();
  }

  function cancelMove() {
    if (!lifted) return;
    setLifted(undefined);
    setSpoken(messages.staysWhereItWas(stored[lifted.from]?.title ?? ""));
  }

  return {
    items,
    liftedId: lifted && stored[lifted.from]?.id,
    onKeyDown,
    /** Cancels the move when the focus leaves. */
    onBlur: cancelMove,
    announcement: spoken || (isSending ? messages.moving : (fetcher.data?.message ?? "")),
  };
}

/** A testimonial that is being moved: its index, and its target index. */
interface Lifted {
  from: number;
  to: number;
}

/** The list with one item moved. */
export function arranged<Item>(items: Item[], { from, to }: Lifted): Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** One place up or down, clamped to the list. */
export function stepped(lifted: Lifted, by: 1 | -1, count: number): Lifted {
  return { ...lifted, to: Math.min(Math.max(lifted.to + by, 0), count - 1) };
}
