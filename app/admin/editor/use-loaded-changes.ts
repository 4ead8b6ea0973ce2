import { useEffect } from "react";
import { isSame } from "#app/domain/publishing/same.ts";
import { useEditorStore } from "./editor.ts";
import { messages } from "./messages.ts";
import type { LoadedEditor } from "./read-editor.server.ts";
import { useSession } from "./session.ts";

/**
 * Applies data that was revalidated after a panel's form to the open editor: the page's state, and its draft if a
 * version was restored or others changed it.
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
