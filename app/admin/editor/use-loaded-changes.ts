import { useEffect } from "react";
import { isSame } from "#app/domain/publishing/same.ts";
import { useEditorStore } from "./editor.ts";
import { messages } from "./messages.ts";
import type { LoadedEditor } from "./read-editor.server.ts";
import { useSession } from "./session.ts";

/**
 * Brings what was loaded after a form of a panel was sent into the open editor: the state of the page, and its draft
 * where a version was restored or others have changed it.
 */
export function useLoadedChanges({ page, draft, version, flash: { restoredVersion } }: LoadedEditor) {
  const editor = useEditorStore();
  const session = useSession();
  useEffect(() => editor.getState().set({ page }), [editor, page]);
  useEffect(() => {
    const isKnown = () => version <= editor.getState().acknowledged.version;
    if (!session || isKnown()) return;
    let isGone = false;
    void session.whenSettled().then(() => {
      const { acknowledged, set } = editor.getState();
      if (isGone || isKnown()) return;
      if (isSame(draft, acknowledged.draft)) {
        return session.continueFrom({ draft: acknowledged.draft, version });
      }
      void session.receiveOthers({ draft, version });
      if (restoredVersion)
        set({ isTogether: false, announcement: messages.versionRestored(restoredVersion) });
    });
    return () => {
      isGone = true;
    };
  }, [editor, session, draft, version, restoredVersion]);
}
