import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { dropMarks, useSortableList } from "#app/admin/dragging/use-drag.tsx";
import {
  deleteSelection,
  duplicateSelection,
  moveTo,
  select,
  selectDocument,
  stepSelection,
} from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore, useEditorType } from "#app/admin/editor/editor.ts";
import { Icon, IconButton } from "#app/admin/editor/icon-button.tsx";
import { itemCountOf, titleOf } from "#app/admin/editor/library.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { sharedIn } from "#app/admin/editor/shared-blocks.ts";
import { outlineId } from "#app/admin/editor/shortcuts.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { blocksOf, type StoredBlock } from "#app/domain/documents/content.ts";

/** More rows than a screen shows. The server renders these, and hydration adds the rest. */
const firstRows = 50;

/** The blocks of the page in order: one list with a roving tabindex, arrow keys inside. */
export function Outline() {
  const editor = useEditorStore();
  const blocks = useEditor((state) => blocksOf(draftOf(state)));
  const focus = useEditor(({ selection }) => selection.focus);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  useSortableList(list, (from, before) => {
    const { selection } = editor.getState();
    const id = blocks[from]?.id;
    if (id && mayUpdate) moveTo(editor, selection.ids.includes(id) ? selection.ids : [id], before);
  });
  useEffect(() => {
    if (focus) document.getElementById(rowId(focus))?.scrollIntoView({ block: "nearest" });
  }, [focus]);

  return (
    <section aria-label="Outline" className="flex h-full min-h-0 flex-col">
      {mayUpdate ? <OutlineTools /> : null}
      <OwnFieldsRow isSelected={focus === null} />
      {blocks.length === 0 ? <NoBlocks /> : null}
      <div
        ref={list}
        id={outlineId}
        tabIndex={0}
        role="listbox"
        aria-label="Blocks"
        aria-multiselectable="true"
        aria-activedescendant={focus ? rowId(focus) : undefined}
        className={`min-h-0 grow overflow-y-auto pb-4 ${focusRing} focus-visible:-outline-offset-2`}
      >
        {(isWhole ? blocks : blocks.slice(0, firstRows)).map((block, position) => (
          <OutlineRow
            key={block.id}
            block={block}
            position={position}
            onSelect={(id, isRange) => select(editor, id, { isRange })}
          />
        ))}
      </div>
    </section>
  );
}

/** Selects the document's own fields. */
function OwnFieldsRow({ isSelected }: { isSelected: boolean }) {
  const editor = useEditorStore();
  const { fieldsTitle: title } = useEditorType();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => selectDocument(editor)}
      className={`flex min-h-9 w-full shrink-0 items-center border-b border-line px-3.5 text-left text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} focus-visible:-outline-offset-2`}
    >
      {title}
    </button>
  );
}

function NoBlocks() {
  const { noun } = useEditorType();
  return (
    <p className="px-3.5 py-4 text-muted">
      This {noun} has no blocks yet. <kbd className="mono border border-line px-1.5 py-0.5">/</kbd>{" "}
      {"to add the first block."}
    </p>
  );
}

interface OutlineRowProps {
  block: StoredBlock;
  /** Zero-based. */
  position: number;
  onSelect: (id: string, isRange: boolean) => void;
}

const rowId = (blockId: string) => `outline-${blockId}`;

/** One block: its position, title, and block type or item count. Memoized. */
const OutlineRow = memo(
  function OutlineRow({ block: current, position, onSelect }: OutlineRowProps) {
    // The title follows after the frame that shows the key: laying out a long outline takes time.
    const block = useDeferredValue(current);
    const kind = useEditor(({ kinds }) => kinds.get(block.type));
    const isSelected = useEditor(({ selection }) => selection.ids.includes(block.id));
    const shared = useEditor((state) => sharedIn(state, block)?.title);
    const items = shared ? undefined : itemCountOf(block, kind);
    const title = shared ?? titleOf(block, kind);
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active row
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's, see shortcuts.ts
      <div
        id={rowId(block.id)}
        role="option"
        aria-selected={isSelected}
        title={[kind?.label, title, items && `${items} ${messages.itemNoun(items)}`]
          .filter(Boolean)
          .join(": ")}
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
        {items ? (
          <span className="mono shrink-0 text-muted group-aria-selected:text-inherit">
            {items}
            <span className="sr-only"> {messages.itemNoun(items)}</span>
          </span>
        ) : null}
      </div>
    );
  },
  (before, after) => before.block === after.block && before.position === after.position,
);

/** Actions on the selected blocks, and adding a block. */
function OutlineTools() {
  const editor = useEditorStore();
  const { ids } = useEditor(({ selection }) => selection);
  const first = useEditor((state) => blocksOf(draftOf(state))[0]?.id ?? "");
  const last = useEditor((state) => blocksOf(draftOf(state)).at(-1)?.id ?? "");
  const isNone = ids.length === 0;
  return (
    <div className="flex h-10 shrink-0 items-center gap-0.5 border-b border-line pr-2 pl-3.5">
      <h2 className="grow text-muted">Outline</h2>
      <IconButton
        icon="up"
        label="Move up"
        keys="Alt ↑"
        disabled={isNone || ids.includes(first)}
        onClick={() => stepSelection(editor, -1)}
      />
      <IconButton
        icon="down"
        label="Move down"
        keys="Alt ↓"
        disabled={isNone || ids.includes(last)}
        onClick={() => stepSelection(editor, 1)}
      />
      <IconButton
        icon="duplicate"
        label="Duplicate"
        keys="Ctrl D"
        disabled={isNone}
        onClick={() => duplicateSelection(editor)}
      />
      <IconButton
        icon="remove"
        label="Delete"
        keys="Del"
        disabled={isNone}
        onClick={() => deleteSelection(editor)}
      />
      <IconButton
        icon="add"
        label="Add a block"
        keys="/"
        onClick={() => editor.getState().set({ panel: "picker" })}
      />
    </div>
  );
}
