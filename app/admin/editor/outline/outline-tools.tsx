import { deleteSelection, duplicateSelection, stepSelection } from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { IconButton } from "#app/admin/editor/icon-button.tsx";

/** What can be done with the selected blocks, and adding one. */
export function OutlineTools() {
  const editor = useEditorStore();
  const { ids } = useEditor(({ selection }) => selection);
  const blocks = useEditor((state) => draftOf(state).blocks);
  const isNone = ids.length === 0;
  return (
    <div className="flex h-10 shrink-0 items-center gap-0.5 border-b border-line pr-2 pl-3.5">
      <h2 className="grow text-muted">Outline</h2>
      <IconButton
        icon="up"
        label="Move up"
        keys="Alt ↑"
        disabled={isNone || ids.includes(blocks[0]?.id ?? "")}
        onClick={() => stepSelection(editor, -1)}
      />
      <IconButton
        icon="down"
        label="Move down"
        keys="Alt ↓"
        disabled={isNone || ids.includes(blocks.at(-1)?.id ?? "")}
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
