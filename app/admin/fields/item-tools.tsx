import type { MouseEvent } from "react";
import { IconButton } from "#app/admin/editor/icon-button.tsx";
import { type ListBinding, useFieldSource } from "./binding.ts";

interface ItemToolsProps extends Pick<ListBinding, "reorder" | "remove"> {
  /** What the item is called: "Step 2". */
  name: string;
  /** From 0. */
  position: number;
  count: number;
  /** Hears of it before it happens. */
  onMove?: (to: number) => void;
  onRemove?: () => void;
}

/** Moves an item of a list up or down, or removes it, and says so. */
export function ItemTools({ name, position, count, reorder, remove, onMove, onRemove }: ItemToolsProps) {
  const { announce } = useFieldSource();
  const mover = (to: number) => {
    const { onClick, ...button } = reorder(position, to);
    return {
      ...button,
      onClick: (event: MouseEvent) => {
        onMove?.(to);
        onClick?.(event);
        announce(`${name} moved, ${to + 1} of ${count}`);
      },
    };
  };
  const { onClick, ...remover } = remove(position);
  return (
    <div className="flex">
      <IconButton
        icon="up"
        label={`Move ${name} up`}
        tip="Move up"
        disabled={position === 0}
        {...mover(position - 1)}
      />
      <IconButton
        icon="down"
        label={`Move ${name} down`}
        tip="Move down"
        disabled={position === count - 1}
        {...mover(position + 1)}
      />
      <IconButton
        icon="remove"
        label={`Remove ${name}`}
        tip="Remove"
        {...remover}
        onClick={(event) => {
          onRemove?.();
          onClick?.(event);
          announce(`${name} removed. Undo brings it back.`);
        }}
      />
    </div>
  );
}
