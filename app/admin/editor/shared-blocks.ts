import { sharedBlock, sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { blockOf, blocksOf, type StoredBlock, withBlocks } from "#app/domain/documents/content.ts";
import { paths } from "#app/paths/paths.ts";
import { toast } from "#app/ui/toast-store.ts";
import { draftOf, type Editor, type EditorStore } from "./editor.ts";
import { titleOf } from "./library.ts";
import { selectBlock } from "./model/selection.ts";
import { send } from "./publishing/publishing-requests.ts";
import { refreshReferences } from "./refresh-references.tsx";

/** Whether the editor can make this block a shared one. */
export function canShare({ mayUpdate, kinds }: EditorStore, { type }: StoredBlock): boolean {
  return (
    mayUpdate && kinds.has(sharedBlockType) && kinds.has(type) && sharedBlock.blocks?.accepts(type) === true
  );
}

/** What a block shows; undefined if it shows no shared block, or one that is deleted. */
export function sharedIn({ contents }: Pick<EditorStore, "contents">, { type, props }: StoredBlock) {
  const [id] = type === sharedBlockType && Array.isArray(props.shared) ? props.shared : [];
  return contents[sharedBlockType]?.find((each) => each.id === id);
}

/** The blocks as visitors see them: what is shared in place of the blocks that show it. */
export function blocksAsShown(contents: EditorStore["contents"], blocks: StoredBlock[]): StoredBlock[] {
  return blocks.map((block) => {
    const shown = sharedIn({ contents }, block)?.block;
    return shown ? { ...shown, id: block.id } : block;
  });
}

/** Makes a block a shared one, which the page shows in its place. */
export async function shareBlock(editor: Editor, blockId: string) {
  const block = blockOf(draftOf(editor.getState()), blockId);
  if (!block) return;
  const name = titleOf(block, editor.getState().kinds.get(block.type));
  try {
    const made = await send<{ id: string; title: string; isPublished: boolean }>(
      "POST",
      paths.admin.shareBlock(),
      {
        name,
        block: JSON.stringify(block),
      },
    );
    const { contents, set } = editor.getState();
    const item = { ...made, name: made.title, block: made.isPublished ? block : undefined };
    set({ contents: { ...contents, [sharedBlockType]: [...(contents[sharedBlockType] ?? []), item] } });
    if (blockOf(draftOf(editor.getState()), blockId) !== block) {
      toast({
        variant: "destructive",
        title: "The block has changed meanwhile",
        description: `“${made.title}” is shared as it was before. Delete it, then share the block again.`,
      });
      return;
    }
    replaceBlock(editor, blockId, { type: sharedBlockType, version: 1, props: { shared: [made.id] } });
    toast({
      title: "Shared",
      description: made.isPublished
        ? `Other pages can show “${made.title}”, too.`
        : `“${made.title}” is a draft. Visitors see it once it is published.`,
    });
  } catch (error) {
    toast({
      variant: "destructive",
      title: "Not shared",
      description: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Replaces a block that shows a shared one by a copy of what is published now. */
export async function detachBlock(editor: Editor, blockId: string) {
  if (!(await refreshReferences(editor))) {
    toast({
      variant: "destructive",
      title: "Not detached",
      description: "The shared block could not be read. Try again when the site is available.",
    });
    return;
  }
  const state = editor.getState();
  const block = blockOf(draftOf(state), blockId);
  const shown = block && sharedIn(state, block);
  if (!shown?.block) return;
  const { type, version, props } = shown.block;
  replaceBlock(editor, blockId, { type, version, props });
  state.set({ announcement: `Detached: this page has its own copy of “${shown.title}”.` });
}

/** In its place, with a new id, because a merge compares blocks of one id. */
function replaceBlock(editor: Editor, blockId: string, content: Omit<StoredBlock, "id">) {
  const { edit } = editor.getState();
  const draft = draftOf(editor.getState());
  const block = { ...content, id: crypto.randomUUID() };
  edit({
    type: "replace",
    draft: withBlocks(
      draft,
      blocksOf(draft).map((each) => (each.id === blockId ? block : each)),
    ),
  });
  edit({ type: "select", selection: selectBlock(block.id) });
}
