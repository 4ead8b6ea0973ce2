import { linkClasses } from "#app/admin/classes.ts";
import { deleteSelection, duplicateSelection } from "#app/admin/editor/commands.ts";
import { draftOf, focusedBlock, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { IconButton } from "#app/admin/editor/icon-button.tsx";
import { messages } from "#app/admin/editor/messages.ts";
import { inspectorId } from "#app/admin/editor/shortcuts.ts";
import { ContentsContext, FieldSourceContext, PagesContext } from "#app/admin/fields/binding.ts";
import { Fields } from "#app/admin/fields/fields.tsx";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { BlockIcon } from "#app/blocks/block-icon.tsx";
import { pageFieldGroups } from "#app/domain/pages/page-fields.ts";
import { type FieldDescription, fieldsOf } from "#app/fields/field-meta.ts";
import { paths } from "#app/paths/paths.ts";
import { useBlockSource, usePageSource } from "./editor-source.ts";

/** The fields of the selected block or of the page. */
export function Inspector() {
  const id = useEditor((state) => focusedBlock(state)?.id);
  const type = useEditor((state) => focusedBlock(state)?.type);
  const kind = useEditor((state) => state.kinds.get(type ?? ""));
  const count = useEditor(({ selection }) => selection.ids.length);
  const pages = useEditor(({ pages }) => pages);
  const contents = useEditor(({ contents }) => contents);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  return (
    <section id={inspectorId} aria-label={messages.fields} className="flex h-full min-h-0 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        {kind ? <BlockIcon name={kind.icon} /> : null}
        <h2 className="min-w-0 grow truncate font-semibold">
          {id ? (kind?.label ?? messages.unknownBlock) : messages.titleSearchAndSharing}
        </h2>
        {id && mayUpdate ? <BlockTools count={count} /> : null}
      </div>
      <div data-fields className="min-h-0 grow overflow-y-auto px-4 pt-3.5 pb-16">
        <PagesContext.Provider value={pages}>
          <ContentsContext.Provider value={contents}>
            {id && kind ? <BlockFields key={id} id={id} fields={kind.fields} /> : null}
            {id ? null : <PageFields />}
          </ContentsContext.Provider>
        </PagesContext.Provider>
        {id && !kind ? (
          <p className="text-muted">
            {messages.thisVersionOfTheSite}
            {type}
            {messages.theBlockIsStoredUnchanged}
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
      </fieldset>
    </FieldSourceContext.Provider>
  );
}

/** Only the home page's sections are blocks without fields. Not every role without write access reads the settings. */
function HomeSettingsNote() {
  return (
    <p className="text-muted">
      {messages.thisSectionShowsThe}{" "}
      <a href={paths.admin.settings("home")} className={linkClasses}>
        {messages.settingsOfTheHomePage}
      </a>
      {messages.youCanMoveOrDelete}
    </p>
  );
}

function BlockTools({ count }: { count: number }) {
  const editor = useEditorStore();
  const what = count > 1 ? messages.blocksWith(count) : "block";
  return (
    <>
      {count > 1 ? <span className="text-muted">{messages.selected(count)}</span> : null}
      <IconButton
        icon="duplicate"
        label={messages.duplicateNamed(what)}
        onClick={() => duplicateSelection(editor)}
      />
      <IconButton icon="remove" label={messages.deleteNamed(what)} onClick={() => deleteSelection(editor)} />
    </>
  );
}

/** The fields of the page itself. `isPlain`: in a submitted form instead of autosave. */
export function PageFields({ isPlain = false }: { isPlain?: boolean }) {
  const source = usePageSource(isPlain);
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  return (
    <FieldSourceContext.Provider value={source}>
      <fieldset disabled={!mayUpdate}>
        {pageFieldGroups.map(({ title, fields }) => (
          <section
            key={title}
            className="grid gap-3.5 not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-5"
          >
            <h3 className="font-semibold">{title}</h3>
            <Fields fields={fieldsOf(fields)} path={[]} />
          </section>
        ))}
      </fieldset>
      <SearchPreview />
    </FieldSourceContext.Provider>
  );
}

/** Preview of the page in search results and on social networks. */
function SearchPreview() {
  const { title, excerpt, searchTitle, searchDescription, socialImage, noindex } = useEditor(draftOf);
  const { url, shareCard } = useEditor(({ site }) => site);
  const path = useEditor(({ page }) => page.path);
  const host = url.replace(/^https?:\/\//, "");
  const shownTitle = searchTitle || title || messages.noTitle;
  const description = searchDescription || excerpt;
  return (
    <div className="mt-6 grid gap-4 *:min-w-0">
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">{messages.inSearchResults}</figcaption>
        {noindex ? (
          <p className="border border-dashed border-line p-3 text-muted">
            {messages.searchEnginesAreAskedNot}
          </p>
        ) : (
          <div className="border border-line bg-card p-3">
            <p className="mono truncate text-muted">
              {host}
              {path.replaceAll("/", " › ")}
            </p>
            <p className="mt-1 line-clamp-2 text-[0.9375rem]/[1.3] font-semibold">{shownTitle}</p>
            <p className="mt-1 line-clamp-3 text-muted">
              {description || messages.noDescriptionSearchEnginesChoose}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">{messages.whenItIsShared}</figcaption>
        <div className="border border-line bg-card">
          <div className="aspect-[1.91] overflow-hidden bg-sand">
            <OwnPicture src={socialImage || shareCard} />
          </div>
          <div className="p-3">
            <p className="mono truncate text-muted">{host}</p>
            <p className="truncate font-semibold">{shownTitle}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
