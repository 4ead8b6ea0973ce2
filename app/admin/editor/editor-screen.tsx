import { useEffect, useState } from "react";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { useLeaveGuard, useUnsaved } from "#app/admin/leave-guard.ts";
import { paths } from "#app/http/paths.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import {
  createEditor,
  type EditorBeginning,
  EditorContext,
  type EditorPart,
  useEditor,
  useEditorStore,
} from "./editor.ts";
import { EditorRoom } from "./editor-room.tsx";
import { Frame } from "./frame/frame.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { Leftovers } from "./journal/leftovers.tsx";
import { Outline } from "./outline/outline.tsx";
import { Panels } from "./panels/panels.tsx";
import { SessionContext, useNewSession } from "./session.ts";
import { TopBar } from "./top-bar.tsx";
import { useDroppedFilesIn } from "./use-dropped-files.ts";
import { useShortcutsIn } from "./use-shortcuts.ts";

/** The page editor: outline, page and fields beside each other. */
export function EditorScreen(beginning: EditorBeginning) {
  const [editor] = useState(() => createEditor(beginning));
  const session = useNewSession(editor);
  return (
    <EditorContext.Provider value={editor}>
      <SessionContext.Provider value={session}>
        <Tooltips>
          <EditorRoom>
            <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
              <TopBar />
              <Workbench />
            </div>
            <Announcer />
            <Panels />
            <OwnShortcuts />
            <AskBeforeLeaving />
            <Toasts />
          </EditorRoom>
        </Tooltips>
      </SessionContext.Provider>
    </EditorContext.Provider>
  );
}

/** Tells a screen reader what a key or a drag has done. */
function Announcer() {
  const announcement = useEditor(({ announcement }) => announcement);
  return (
    <VisuallyHidden>
      <span role="status" aria-label="What was done">
        {announcement}
      </span>
    </VisuallyHidden>
  );
}

/** Of what only this tab has. */
function AskBeforeLeaving() {
  const isOnlyHere = useEditor(({ isJournalAway, saving }) => isJournalAway && saving.status !== "saved");
  useUnsaved(isOnlyHere);
  useLeaveGuard();
  return null;
}

function OwnShortcuts() {
  const [own, setOwn] = useState<Document>();
  useEffect(() => setOwn(document), []);
  useShortcutsIn(own);
  useDroppedFilesIn(own);
  return null;
}

const parts: Record<EditorPart, string> = { outline: "Outline", page: "Page", fields: "Fields" };

/** Outline, page and fields; on a narrow screen one of them at a time. */
function Workbench() {
  const editor = useEditorStore();
  const part = useEditor(({ part }) => part);
  const slug = useEditor(({ page }) => page.slug);
  const only = (which: EditorPart) => (which === part ? "" : "max-lg:invisible");
  return (
    <main className="flex min-h-0 flex-col">
      <noscript>
        <p className="border-b border-line px-3 py-2">
          Blocks are written with JavaScript.{" "}
          <a href={paths.admin.page(slug)} className={linkClasses}>
            Title, address and publication
          </a>{" "}
          do without.
        </p>
      </noscript>
      <Leftovers />
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-lg:*:[grid-area:1/1] lg:grid-cols-[minmax(208px,256px)_minmax(0,1fr)_minmax(264px,316px)]">
        <div className={`min-h-0 border-line lg:border-r ${only("outline")}`}>
          <Outline />
        </div>
        <div className={`grid min-h-0 ${only("page")}`}>
          <Frame />
        </div>
        <div className={`min-h-0 border-line lg:border-l ${only("fields")}`}>
          <Inspector />
        </div>
      </div>
      <nav
        aria-label="Parts of the editor"
        className="grid shrink-0 grid-cols-3 border-t border-line lg:hidden"
      >
        {(Object.keys(parts) as EditorPart[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => editor.getState().set({ part: each })}
            className={`min-h-12 border-t-2 border-transparent text-muted aria-pressed:border-signal aria-pressed:font-semibold aria-pressed:text-ink ${focusRing} focus-visible:-outline-offset-2`}
          >
            {parts[each]}
          </button>
        ))}
      </nav>
    </main>
  );
}
