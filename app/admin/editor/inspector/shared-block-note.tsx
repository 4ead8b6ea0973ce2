import { Link } from "@remix-run/react";
import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { detachBlock, sharedIn } from "#app/admin/editor/shared-blocks.ts";
import { sharedBlock } from "#app/domain/content-types/shared-block.ts";
import { blockOf } from "#app/domain/documents/content.ts";
import { paths } from "#app/paths/paths.ts";

/** Below the fields of a block that shows a shared one: where that is edited, and how to detach it. */
export function SharedBlockNote({ blockId }: { blockId: string }) {
  const editor = useEditorStore();
  const contents = useEditor(({ contents }) => contents);
  const block = useEditor((state) => blockOf(draftOf(state), blockId));
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const shown = block && sharedIn({ contents }, block);
  if (!shown) return null;
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-line pt-3.5">
      <p className="text-muted">Changes to it appear on every page that shows it.</p>
      <Link to={paths.admin.content(sharedBlock.collection, shown.id)} className={linkClasses}>
        Edit “{shown.title}”
      </Link>
      {mayUpdate && shown.block ? (
        <>
          <Button onClick={() => detachBlock(editor, blockId)}>Detach</Button>
          <p className="text-[0.78125rem] text-muted">
            Puts a copy on this page, which no longer changes with the shared block.
          </p>
        </>
      ) : null}
    </div>
  );
}
