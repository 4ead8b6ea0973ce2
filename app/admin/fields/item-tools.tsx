import type { MouseEvent } from "react";
import { IconButton } from "#app/admin/editor/icon-button.tsx";
import { type ListBinding, useFieldSource } from "./binding.ts";
import { messages } from "./messages.ts";

interface ItemToolsProps extends Pick<ListBinding, "reorder" | "remove"> {
  /** The item's name: "Step 2". */
  name: string;
  /** Zero-based. */
  position: number;
  count: number;
  /** Called before the move. */
  onMove?: (to: number) => void;
  onRemove?: () => void;
}

/** Moves a list item up or down, or removes it, and announces the result. */
export function ItemTools({ name, position, count, reorder, remove, onMove, onRemove }: ItemToolsProps) {
  const { announce } = useFieldSource();
  const mover = (to: number) => {
    const { onClick, ...button } = reorder(position, to);
    return {
      ...button,
      onClick: (event: MouseEvent) => {
        onMove?.(to);
        onClick?.(event);
        announce(messages.movedOf(name, to + 1, count));
      },
    };
  };
  const { onClick, ...remover } = remove(position);
  return (
    <div className="flex">
      <IconButton
        icon="up"
        label={messages.moveUpWith(name)}
        tip={messages.moveUp}
        disabled={position === 0}
        {...mover(position - 1)}
      />
      <IconButton
        icon="down"
        label={messages.moveDownWith(name)}
        tip={messages.moveDown}
        disabled={position === count - 1}
        {...mover(position + 1)}
      />
      <IconButton
        icon="remove"
        label={messages.removeWith(name)}
        tip={messages.remove}
        {...remover}
        onClick={(event) => {
          onRemove?.();
          onClick?.(event);
          announce(messages.removedUseUndoToRestore(name));
        }}
      />
    </div>
  );
}
