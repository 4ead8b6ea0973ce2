import { Command } from "cmdk";
import { useRef, useState } from "react";
import { addBlock } from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { type BlockKind, canAdd } from "#app/admin/editor/library.ts";
import { focusFirstField } from "#app/admin/editor/shortcuts.ts";
import type { ReferableContents } from "#app/admin/fields/binding.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { sharedBlockType } from "#app/domain/content-types/shared-block.ts";
import { blocksOf, type StoredBlock } from "#app/domain/documents/content.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { Panel } from "./panel.tsx";

/** All block types and shared blocks by group, filtered while typing: arrow keys choose, Enter adds. */
export function BlockPicker({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const library = useEditor(({ library }) => library);
  const item = useEditor(({ item }) => item);
  const noun = useEditor(({ type }) => type.noun);
  const blocks = useEditor((state) => blocksOf(draftOf(state)));
  const [words, setWords] = useState("");
  const isAdded = useRef(false);
  const shared = useEditor(({ contents }) => contents[sharedBlockType] ?? none);
  const addable = library.kinds.filter((kind) => canAdd({ library, item }, blocks, kind));
  const isFull = blocks.length >= library.max;
  const found = search(
    addable.flatMap((kind) => (kind.type === sharedBlockType ? choicesOf(kind, shared) : choiceOf(kind))),
    words,
  );

  function add({ kind, props }: Choice) {
    addBlock(editor, kind, props);
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
          {[...new Set(found.map(({ kind }) => kind.group))].map((group) => (
            <Command.Group key={group} heading={library.groups[group]} className={groupClasses}>
              {found
                .filter(({ kind }) => kind.group === group)
                .map((choice) => (
                  <Command.Item
                    key={choice.id}
                    value={choice.id}
                    onSelect={() => add(choice)}
                    className="grid cursor-default grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 rounded-[2px] px-2.5 py-1.5 aria-selected:bg-sand"
                  >
                    <BlockIcon name={choice.kind.icon} className="mt-0.5" />
                    <span className="font-semibold">{choice.label}</span>
                    <span className="col-start-2 text-[0.78125rem] text-muted">{choice.description}</span>
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

/** What can be added: a block of a type, or one that shows a shared block. */
interface Choice {
  id: string;
  kind: BlockKind;
  label: string;
  description: string;
  props?: StoredBlock["props"];
}

const none: NonNullable<ReferableContents[string]> = [];

function choiceOf(kind: BlockKind): Choice {
  return { id: kind.type, kind, label: kind.label, description: kind.description };
}

function choicesOf(kind: BlockKind, shared: NonNullable<ReferableContents[string]>): Choice[] {
  return shared.map(({ id, title, isPublished }) => ({
    ...{ id, kind, label: title, props: { shared: [id] } },
    description: isPublished ? "Shared block." : "Shared block, not published.",
  }));
}

/** The choices that match every word; matches in the name first. */
function search(choices: Choice[], words: string): Choice[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  const found = choices.filter(({ label, description, kind }) => has(`${label} ${kind.type} ${description}`));
  return parts.length === 0
    ? found
    : [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))];
}
