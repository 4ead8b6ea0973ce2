import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { linkClasses } from "#app/admin/classes.ts";
import { type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

interface BoardColumnProps {
  status: LeadStatus;
  title: string;
  /** Leads of this status, on the board or not. */
  count: number;
  /** Those on the board. */
  shown: number;
  search: LeadSearch;
  /** Hears which lead was put down here. */
  onDrop?: (leadId: string) => void;
  children: ReactNode;
}

/** One status of the board, with its newest leads and the way to the others. */
export function BoardColumn({ status, title, count, shown, search, onDrop, children }: BoardColumnProps) {
  const titleId = useId();
  const { column, isOver } = useDropTarget(status, onDrop);
  return (
    <section
      ref={column}
      aria-labelledby={titleId}
      className={`flex min-h-[50vh] min-w-0 snap-start flex-col gap-2 border-t-2 px-1.5 pt-2 pb-4 ${isOver ? "border-signal bg-sand" : "border-ink"}`}
    >
      <h2
        id={titleId}
        className="flex items-baseline justify-between gap-2 px-1 text-[0.8125rem] font-semibold"
      >
        {title} <span className="mono font-normal text-muted">{count}</span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">{children}</ul>
      {count === 0 && shown === 0 ? <p className="px-1 text-[0.75rem] text-muted">Nothing here</p> : null}
      {count > shown ? (
        <Link
          to={leadsPath(search, { view: "list", status })}
          className={`self-start px-1 text-[0.75rem] text-muted ${linkClasses}`}
        >
          {`${count - shown} more in the list`}
        </Link>
      ) : null}
    </section>
  );
}

function useDropTarget(status: LeadStatus, onDrop?: (leadId: string) => void) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const isOpen = onDrop !== undefined;

  useEffect(() => {
    const element = column.current;
    if (!element || !isOpen) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.leadId === "string" && source.data.status !== status,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        drop.current?.(String(source.data.leadId));
      },
    });
  }, [status, isOpen]);

  return { column, isOver };
}
