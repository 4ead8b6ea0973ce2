import type { KeyboardEvent } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { DotsIcon } from "./icons.tsx";

interface MoveHandleProps {
  id: string;
  title: string;
  isLifted: boolean;
  isDisabled: boolean;
  describedBy: string;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onBlur: () => void;
}

/** By this a page is dragged, or taken up with the keyboard. Works with script only; the row's menu works without. */
export function MoveHandle({
  id,
  title,
  isLifted,
  isDisabled,
  describedBy,
  onKeyDown,
  onBlur,
}: MoveHandleProps) {
  return (
    <button
      type="button"
      data-grip=""
      onKeyDown={(event) => onKeyDown(event, id)}
      onBlur={onBlur}
      aria-label={`Move ${title}`}
      aria-describedby={describedBy}
      aria-pressed={isLifted}
      aria-disabled={isDisabled}
      className={`grid size-7 shrink-0 cursor-grab place-items-center rounded-[2px] text-muted hover:text-ink active:cursor-grabbing aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} -outline-offset-2`}
    >
      <DotsIcon />
    </button>
  );
}
