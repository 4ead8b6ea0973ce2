import { useEffect, useState } from "react";
import { useLeaveGuard, useUnsaved } from "#app/admin/leave-guard.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { createEditor, type EditorBeginning, EditorContext, useEditor } from "./editor.ts";
import { EditorRoom } from "./editor-room.tsx";
import { Panels } from "./panels/panels.tsx";
import { SessionContext, useNewSession } from "./session.ts";
import { TopBar } from "./top-bar.tsx";
import { useDroppedFilesIn } from "./use-dropped-files.ts";
import { useShortcutsIn } from "./use-shortcuts.ts";
import { Workbench } from "./workbench.tsx";

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
