import { startTransition, useEffect, useRef, useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { useSortableList } from "#app/admin/dragging/use-sortable-list.ts";
import { moveTo, select, selectPage } from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { outlineId } from "#app/admin/editor/shortcuts.ts";
import { OutlineRow, rowId } from "./outline-row.tsx";
import { OutlineTools } from "./outline-tools.tsx";

/** More than any screen shows at once. These are drawn with the page, the others as soon as the editor answers. */
const firstRows = 50;

/** The blocks of the page, in order: one list, one stop of the Tab key, arrows inside. */
export function Outline() {
  const editor = useEditorStore();
  const blocks = useEditor((state) => draftOf(state).blocks);
  const focus = useEditor(({ selection }) => selection.focus);
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  useSortableList(list, (from, before) => {
    const { selection } = editor.getState();
    const id = blocks[from]?.id;
    if (id) moveTo(editor, selection.ids.includes(id) ? selection.ids : [id], before);
  });
  useEffect(() => {
    if (focus) document.getElementById(rowId(focus))?.scrollIntoView({ block: "nearest" });
  }, [focus]);

  return (
    <section aria-label="Outline" className="flex h-full min-h-0 flex-col">
      <OutlineTools />
      <PageRow isSelected={focus === null} />
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

/** Title, search and pictures: what the page has beside its blocks. */
function PageRow({ isSelected }: { isSelected: boolean }) {
  const editor = useEditorStore();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => selectPage(editor)}
      className={`flex min-h-9 w-full shrink-0 items-center border-b border-line px-3.5 text-left text-muted hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper ${focusRing} focus-visible:-outline-offset-2`}
    >
      Title, search and sharing
    </button>
  );
}

function NoBlocks() {
  return (
    <p className="px-3.5 py-4 text-muted">
      This page has no blocks yet. <kbd className="mono border border-line px-1.5 py-0.5">/</kbd> adds the
      first.
    </p>
  );
}
