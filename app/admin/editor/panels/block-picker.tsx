import { type KeyboardEvent, useId, useState } from "react";
import { addBlock } from "#app/admin/editor/commands.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import type { BlockKind } from "#app/admin/editor/library.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { canAddBlock } from "#app/domain/pages/home.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { Panel } from "./panel.tsx";

/** All block types by group, filtered while typing: arrow keys choose, Enter adds. */
export function BlockPicker({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const { kinds, groups } = useEditor(({ library }) => library);
  const page = useEditor(({ page }) => page);
  const blocks = useEditor((state) => draftOf(state).blocks);
  const [words, setWords] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const addable = kinds.filter((kind) => canAddBlock(page, blocks, kind));
  const found = search(addable, words);
  const chosen = found[Math.min(active, found.length - 1)];
  const optionId = (kind: BlockKind | undefined) => (kind ? `${listId}-${kind.type}` : undefined);

  function add(kind: BlockKind | undefined) {
    if (!kind) return;
    addBlock(editor, kind);
    onClose();
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const next = (Math.min(active, found.length - 1) + step + found.length) % found.length;
      setActive(next);
      document.getElementById(optionId(found[next]) ?? "")?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter") {
      event.preventDefault();
      add(chosen);
    }
  }

  return (
    <Panel title={messages.addABlock} onClose={onClose}>
      <div className="sticky top-0 z-1 border-b border-line bg-paper px-4 py-3">
        <input
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to search in it
          autoFocus
          type="text"
          role="combobox"
          aria-label={messages.searchBlocks}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={optionId(chosen)}
          placeholder={messages.searchQuotePricesSteps}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={press}
          className={controlClasses("compact")}
        />
      </div>
      <div id={listId} role="listbox" aria-label={messages.blocksLabel} className="p-1.5">
        {Object.entries(groups).map(([group, label]) => {
          const inGroup = found.filter((kind) => kind.group === group);
          if (inGroup.length === 0) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={group} role="group" aria-label={label} className="mb-2">
              <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-[0.75rem] text-muted">
                {label}
              </p>
              {inGroup.map((kind) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the search field has the focus and names the active option
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search field adds the active option
                <div
                  key={kind.type}
                  id={optionId(kind)}
                  role="option"
                  aria-selected={kind === chosen}
                  onClick={() => add(kind)}
                  onPointerMove={() => setActive(found.indexOf(kind))}
                  className="grid cursor-default grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 rounded-[2px] px-2.5 py-1.5 aria-selected:bg-sand"
                >
                  <BlockIcon name={kind.icon} className="mt-0.5" />
                  <span className="font-semibold">{kind.label}</span>
                  <span className="col-start-2 text-[0.78125rem] text-muted">{kind.description}</span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
      {found.length === 0 ? (
        <p role="status" className="px-4 py-8 text-muted">
          {messages.noBlockTypeHasIn(words)}
        </p>
      ) : null}
    </Panel>
  );
}

/** The block types that match every word; matches in the name first. */
function search(kinds: BlockKind[], words: string): BlockKind[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  const found = kinds.filter(({ label, description, type }) => has(`${label} ${type} ${description}`));
  return parts.length === 0
    ? found
    : [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))];
}
