import { memo } from "react";
import { dropMarks } from "#app/admin/dragging/use-sortable-list.ts";
import { itemCountOf, titleOf } from "#app/admin/editor/block-title.ts";
import { useEditor } from "#app/admin/editor/editor.ts";
import { Icon } from "#app/admin/editor/icon.tsx";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import type { StoredBlock } from "#app/domain/pages/draft.ts";

interface OutlineRowProps {
  block: StoredBlock;
  /** From 0. */
  position: number;
  onSelect: (id: string, isRange: boolean) => void;
}

export const rowId = (blockId: string) => `outline-${blockId}`;

/** One block: its place, its name, its kind or how many items it has. Drawn again only when it changes. */
export const OutlineRow = memo(
  function OutlineRow({ block, position, onSelect }: OutlineRowProps) {
    const kind = useEditor(({ kinds }) => kinds.get(block.type));
    const isSelected = useEditor(({ selection }) => selection.ids.includes(block.id));
    const items = itemCountOf(block, kind);
    const title = titleOf(block, kind);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, see shortcuts.ts
      <div
        id={rowId(block.id)}
        role="option"
        aria-selected={isSelected}
        title={kind ? `${kind.label}: ${title}` : title}
        onClick={(event) => onSelect(block.id, event.shiftKey)}
        className={`group flex h-8 cursor-default items-center gap-2 pr-3.5 pl-1.5 [content-visibility:auto] [contain-intrinsic-size:auto_32px] hover:bg-sand aria-selected:bg-ink aria-selected:text-paper ${dropMarks}`}
      >
        <span data-grip className="-my-1 cursor-grab py-2 opacity-40 group-hover:opacity-100">
          <Icon name="grip" className="size-3.5" />
        </span>
        <span
          aria-hidden="true"
          className="mono min-w-5 shrink-0 text-muted group-aria-selected:text-inherit"
        >
          {String(position + 1).padStart(2, "0")}
        </span>
        {kind ? <BlockIcon name={kind.icon} className="size-3.5 shrink-0 opacity-70" /> : null}
        <span className="min-w-0 grow truncate">
          {kind && title !== kind.label ? <span className="sr-only">{kind.label}: </span> : null}
          {title}
        </span>
        <span className="mono shrink-0 text-muted group-aria-selected:text-inherit">{items}</span>
      </div>
    );
  },
  (before, after) => before.block === after.block && before.position === after.position,
);
