import { linkClasses } from "#app/admin/classes.ts";
import { deleteSelection, duplicateSelection } from "#app/admin/editor/commands.ts";
import { draftOf, focusedBlock, useEditor, useEditorStore, useEditorType } from "#app/admin/editor/editor.ts";
import { IconButton } from "#app/admin/editor/icon-button.tsx";
import { canShare, shareBlock } from "#app/admin/editor/shared-blocks.ts";
import { inspectorId } from "#app/admin/editor/shortcuts.ts";
import { ContentsContext, FieldSourceContext, PagesContext } from "#app/admin/fields/binding.ts";
import { Fields } from "#app/admin/fields/fields.tsx";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { blockOf } from "#app/domain/documents/content.ts";
import { tabKey } from "#app/domain/settings/tab-key.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import { paths } from "#app/paths/paths.ts";
import { useBlockSource, useOwnSource } from "./editor-source.ts";
import { SharedBlockNote } from "./shared-block-note.tsx";

/** The fields of the selected block or of the document. */
export function Inspector() {
  const id = useEditor((state) => focusedBlock(state)?.id);
  const type = useEditor((state) => focusedBlock(state)?.type);
  const kind = useEditor((state) => state.kinds.get(type ?? ""));
  const count = useEditor(({ selection }) => selection.ids.length);
  const pages = useEditor(({ pages }) => pages);
  const contents = useEditor(({ contents }) => contents);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const { fieldsTitle } = useEditorType();
  return (
    <section id={inspectorId} aria-label="Fields" className="flex h-full min-h-0 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        {kind ? <BlockIcon name={kind.icon} /> : null}
        <h2 className="min-w-0 grow truncate font-semibold">
          {id ? (kind?.label ?? "Unknown block") : fieldsTitle}
        </h2>
        {id && mayUpdate ? <BlockTools id={id} count={count} /> : null}
      </div>
      <div data-fields className="min-h-0 grow overflow-y-auto px-4 pt-3.5 pb-16">
        <PagesContext.Provider value={pages}>
          <ContentsContext.Provider value={contents}>
            {id && kind ? <BlockFields key={id} id={id} fields={kind.fields} /> : null}
            {id ? null : <OwnFields />}
          </ContentsContext.Provider>
        </PagesContext.Provider>
        {id && !kind ? (
          <p className="text-muted">
            This version of the site does not have the block type “{type}
            ”. The block is stored unchanged and not shown.
          </p>
        ) : null}
      </div>
    </section>
  );
}

function BlockFields({ id, fields }: { id: string; fields: FieldDescription[] }) {
  const source = useBlockSource(id);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  return (
    <FieldSourceContext.Provider value={source}>
      <fieldset disabled={!mayUpdate} className="grid gap-3.5">
        {fields.length === 0 && mayUpdate ? <HomeSettingsNote /> : null}
        <Fields fields={fields} path={[]} />
        <SharedBlockNote blockId={id} />
      </fieldset>
    </FieldSourceContext.Provider>
  );
}

/** Only the home page's sections are blocks without fields. Not every role without write access reads the settings. */
function HomeSettingsNote() {
  const language = useEditor(({ item }) => item.inLanguage?.code ?? "");
  return (
    <p className="text-muted">
      This section shows the{" "}
      <a href={paths.admin.settings(tabKey({ tab: "home", language }))} className={linkClasses}>
        settings of the home page
      </a>
      . You can move or delete the section here.
    </p>
  );
}

function BlockTools({ id, count }: { id: string; count: number }) {
  const editor = useEditorStore();
  const isShareable = useEditor((state) => {
    const block = blockOf(draftOf(state), id);
    return count === 1 && block !== undefined && canShare(state, block);
  });
  const what = count > 1 ? `${count} blocks` : "block";
  return (
    <>
      {count > 1 ? <span className="text-muted">{count} selected</span> : null}
      {isShareable ? (
        <IconButton
          icon="share"
          label="Share block with other pages"
          onClick={() => shareBlock(editor, id)}
        />
      ) : null}
      <IconButton icon="duplicate" label={`Duplicate ${what}`} onClick={() => duplicateSelection(editor)} />
      <IconButton icon="remove" label={`Delete ${what}`} onClick={() => deleteSelection(editor)} />
    </>
  );
}

/** The document's own fields. */
function OwnFields() {
  const source = useOwnSource();
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const { fieldGroups, BelowFields } = useEditorType();
  return (
    <FieldSourceContext.Provider value={source}>
      <fieldset disabled={!mayUpdate}>
        {fieldGroups.map(({ title, fields }) => {
          const Group = title ? "section" : "div";
          return (
            <Group
              key={title ?? ""}
              className="grid gap-3.5 not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-5"
            >
              {title ? <h3 className="font-semibold">{title}</h3> : null}
              <Fields fields={fields} path={[]} />
            </Group>
          );
        })}
      </fieldset>
      {BelowFields ? <BelowFields /> : null}
    </FieldSourceContext.Provider>
  );
}
