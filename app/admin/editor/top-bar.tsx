import { Link } from "@remix-run/react";
import { BrandMark } from "#app/admin/brand-mark.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { pageStatusLabels } from "#app/admin/status.tsx";
import { paths, withQuery } from "#app/paths/paths.ts";
import { redo, undo } from "./commands.ts";
import {
  draftOf,
  type FrameWidth,
  frameWidths,
  hasNews,
  useEditor,
  useEditorStore,
  useEditorType,
} from "./editor.ts";
import { IconButton } from "./icon-button.tsx";
import { livePathOf } from "./live-path.ts";
import { WhoElseIsHere } from "./presence.tsx";
import { SaveStatus } from "./saving/save-status.tsx";

/** The document's title, the preview width, the save status, and a link to the site. */
export function TopBar() {
  const editor = useEditorStore();
  const mayUpdate = useEditor(({ mayUpdate }) => mayUpdate);
  const { list, titleOf, noun, Menu } = useEditorType();
  const inLanguage = useEditor(({ item }) => item.inLanguage);
  const title = useEditor((state) => titleOf(draftOf(state)));
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <header className="col-span-full flex min-h-12 items-center gap-x-3 gap-y-1 border-b border-line px-3 max-lg:flex-wrap max-lg:py-1.5">
      <Link to={paths.admin.home()} aria-label="Admin home" className={`p-1 ${focusRing}`}>
        <BrandMark />
      </Link>
      <nav
        aria-label="Where you are"
        className="flex min-w-0 items-baseline gap-1.5 max-lg:grow max-lg:basis-40 lg:w-60"
      >
        <Link
          to={withQuery(list.to, new URLSearchParams(inLanguage?.code ? { language: inLanguage.code } : {}))}
          className={`shrink-0 text-muted hover:text-ink ${focusRing}`}
        >
          {list.label}
          {inLanguage ? ` (${inLanguage.name})` : null}
        </Link>
        <span aria-hidden="true" className="text-muted">
          /
        </span>
        <h1 className="truncate font-semibold" title={title}>
          {title || "Untitled"}
        </h1>
      </nav>
      <Widths />
      {mayUpdate ? (
        <div className="flex">
          <IconButton
            icon="undo"
            label="Undo"
            keys="Ctrl Z"
            disabled={!canUndo}
            onClick={() => undo(editor)}
          />
          <IconButton
            icon="redo"
            label="Redo"
            keys="Ctrl Shift Z"
            disabled={!canRedo}
            onClick={() => redo(editor)}
          />
        </div>
      ) : null}
      <div
        // Below the desktop breakpoint a second row for the status and buttons, because error messages are longer.
        className="flex min-w-0 grow items-center gap-2 max-lg:flex-wrap max-lg:basis-[calc(100%-16rem)] max-sm:basis-[calc(100%-13.5rem)]"
        role="status"
        aria-label="Saving"
      >
        {mayUpdate ? (
          <SaveStatus />
        ) : (
          <span className="text-muted">{`You can view this ${noun} but not change it`}</span>
        )}
      </div>
      <WhoElseIsHere />
      <Publication />
      <div className="flex items-center gap-3 max-lg:ml-auto">
        <Menu />
        <IconButton
          icon="help"
          label="Keyboard shortcuts"
          keys="?"
          onClick={() => editor.getState().set({ panel: "shortcuts" })}
          className="max-sm:hidden"
        />
        {mayUpdate ? (
          <Button onClick={() => editor.getState().set({ panel: "publish" })} look="primary">
            Publish …
          </Button>
        ) : null}
      </div>
    </header>
  );
}

/** The publication state. */
function Publication() {
  const item = useEditor(({ item }) => item);
  const { isPublished, scheduledAt, scheduleFailure, hiddenBecause } = item;
  const livePath = livePathOf(item);
  const isChanged = useEditor(hasNews);
  const words = isPublished ? (isChanged ? "Changed since publishing" : "Published") : "Not published";
  return (
    <p className="whitespace-nowrap text-muted max-xl:hidden">
      {scheduleFailure ? <span className="text-bad">{pageStatusLabels.failed}. </span> : null}
      {livePath ? <NewTabLink href={livePath}>{words}</NewTabLink> : words}
      {isPublished && hiddenBecause ? (
        <span className="text-warn" title={`Hidden from visitors: ${hiddenBecause}`}>
          {" "}
          but hidden
        </span>
      ) : null}
      {scheduledAt ? (
        <>
          , scheduled for <Moment at={new Date(scheduledAt)} />
        </>
      ) : null}
    </p>
  );
}

function Widths() {
  const editor = useEditorStore();
  const current = useEditor(({ width }) => width);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not fields of a form
    <div role="group" aria-label="Width of the page" className="flex gap-1 max-md:hidden">
      {(Object.keys(frameWidths) as FrameWidth[]).map((width, position) => (
        <button
          key={width}
          type="button"
          aria-pressed={width === current}
          title={`Show as on a ${width} (${position + 1})`}
          onClick={() => editor.getState().set({ width })}
          className={`mono min-h-7 rounded-[2px] border border-line px-2.5 text-muted hover:text-ink aria-pressed:border-ink aria-pressed:text-ink ${focusRing}`}
        >
          {frameWidths[width]}
        </button>
      ))}
    </div>
  );
}
