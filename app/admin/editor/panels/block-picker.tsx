import { Command } from "cmdk";
import { useRef, useState } from "react";
import { addBlock } from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { type BlockKind, canAdd } from "#app/admin/editor/library.ts";
import { focusFirstField } from "#app/admin/editor/shortcuts.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { blocksOf } from "#app/domain/documents/content.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { Panel } from "./panel.tsx";

/** All block types by group, filtered while typing: arrow keys choose, Enter adds. */
export function BlockPicker({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const library = useEditor(({ library }) => library);
  const item = useEditor(({ item }) => item);
  const noun = useEditor(({ type }) => type.noun);
  const blocks = useEditor((state) => blocksOf(draftOf(state)));
  const [words, setWords] = useState("");
  const isAdded = useRef(false);
  const addable = library.kinds.filter((kind) => canAdd({ library, item }, blocks, kind));
  const isFull = blocks.length >= library.max;
  const found = search(addable, words);

  function add(kind: BlockKind) {
    addBlock(editor, kind);
    isAdded.current = true;
    onClose();
  }

  return (
    <Panel title="Add a block" onClose={onClose} onClosed={() => isAdded.current && focusFirstField()}>
      <Command shouldFilter={false} loop vimBindings={false} label="Search blocks">
        <div className="sticky top-0 z-1 border-b border-line bg-paper px-4 py-3">
          <Command.Input
            autoFocus
            value={words}
            onValueChange={setWords}
            placeholder="Search: quote, prices, steps …"
            className={controlClasses("compact")}
          />
        </div>
        <Command.List label="Blocks" className="p-1.5 outline-hidden">
          {[...new Set(found.map(({ group }) => group))].map((group) => (
            <Command.Group key={group} heading={library.groups[group]} className={groupClasses}>
              {found
                .filter((kind) => kind.group === group)
                .map((kind) => (
                  <Command.Item
                    key={kind.type}
                    value={kind.type}
                    onSelect={() => add(kind)}
                    className="grid cursor-default grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 rounded-[2px] px-2.5 py-1.5 aria-selected:bg-sand"
                  >
                    <BlockIcon name={kind.icon} className="mt-0.5" />
                    <span className="font-semibold">{kind.label}</span>
                    <span className="col-start-2 text-[0.78125rem] text-muted">{kind.description}</span>
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
      {found.length === 0 ? (
        <p role="status" className="px-4 py-8 text-muted">
          {isFull
            ? `This ${noun} has its block. To choose another type, delete it first.`
            : `No block type has “${words}” in its name or description.`}
        </p>
      ) : null}
    </Panel>
  );
}

const groupClasses =
  "mb-2 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[0.75rem] [&_[cmdk-group-heading]]:text-muted";

/** The block types that match every word; matches in the name first. */
function search(kinds: BlockKind[], words: string): BlockKind[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  const found = kinds.filter(({ label, description, type }) => has(`${label} ${type} ${description}`));
  return parts.length === 0
    ? found
    : [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))];
}
