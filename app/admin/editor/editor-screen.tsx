import { useEffect, useState } from "react";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { createEditor, type EditorBeginning, EditorContext, useEditor } from "./editor.ts";
import { EditorRoom } from "./editor-room.tsx";
import { Panels } from "./panels/panels.tsx";
import { SessionContext, useNewSession } from "./session.ts";
import { TopBar } from "./top-bar.tsx";
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

function OwnShortcuts() {
  const [own, setOwn] = useState<Document>();
  useEffect(() => setOwn(document), []);
  useShortcutsIn(own);
  return null;
}
