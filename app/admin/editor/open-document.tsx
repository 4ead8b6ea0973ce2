import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { ChunkLoadError, chunkLoadErrorTitle, useLazyModule } from "#app/admin/panel-loading.tsx";
import { useUnsaved } from "#app/admin/publishing/form-submissions.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import {
  createEditor,
  EditorContext,
  type EditorPart,
  type LoadedEditor,
  type Panel as PanelName,
  useEditor,
  useEditorStore,
} from "./editor.ts";
import type { DocumentType } from "./editor-type.ts";
import { Panel } from "./panels/panel.tsx";
import { Presence } from "./presence.tsx";
import { ReferencesOnReturn } from "./refresh-references.tsx";
import { SessionContext, useNewSession, useSession } from "./session.ts";

interface OpenDocumentProps {
  type: DocumentType;
  loaded: LoadedEditor;
  /** The number of the version that was just restored as the draft. */
  restoredVersion?: number;
  panel?: PanelName;
  part?: EditorPart;
  /** The screen that edits it. */
  children: ReactNode;
}

/**
 * A document that is being edited: its store, which is saved while it is typed and takes over what is loaded again. Its
 * screen contains `DocumentPanels`.
 */
export function OpenDocument({ type, loaded, restoredVersion, panel, part, children }: OpenDocumentProps) {
  const [editor] = useState(() => createEditor({ ...loaded, type, panel, part }));
  const session = useNewSession(editor);
  return (
    <EditorContext.Provider value={editor}>
      <SessionContext.Provider value={session}>
        {children}
        <LoadedChanges loaded={loaded} restoredVersion={restoredVersion} />
        <UnsavedMark />
        <Presence />
        <ReferencesOnReturn />
      </SessionContext.Provider>
    </EditorContext.Provider>
  );
}

/** The panels in front of the screen, and the live region for screen readers. */
export function DocumentPanels() {
  return (
    <>
      <Announcer />
      <Panels />
    </>
  );
}

/** Announces the result of a command to screen readers. */
function Announcer() {
  const announcement = useEditor(({ announcement }) => announcement);
  return (
    <span role="status" aria-label="What was done" className="sr-only">
      {announcement}
    </span>
  );
}

/** Marks changes that exist only in this tab; leaving asks first, see `useLeaveGuard`. */
function UnsavedMark() {
  const isOnlyHere = useEditor(
    ({ isJournalUnavailable, saving }) => isJournalUnavailable && saving.status !== "saved",
  );
  useUnsaved(isOnlyHere);
  return null;
}

/**
 * Applies data that was revalidated after a panel's form to the open editor: the page's state, and its draft if a
 * version was restored or others changed it.
 */
function LoadedChanges({ loaded, restoredVersion }: Pick<OpenDocumentProps, "loaded" | "restoredVersion">) {
  const { item, published, draft, version } = loaded;
  const editor = useEditorStore();
  const session = useSession();
  useEffect(() => editor.getState().set({ item, published }), [editor, item, published]);
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
      if (restoredVersion) set({ mergedFrom: null, announcement: `Version ${restoredVersion} restored.` });
    });
    return () => {
      isGone = true;
    };
  }, [editor, session, draft, version, restoredVersion]);
  return null;
}

type View = ComponentType<{ onClose: () => void }>;

const panels: Record<NonNullable<PanelName>, () => Promise<View>> = {
  picker: async () => (await import("./panels/block-picker.tsx")).BlockPicker,
  publish: async () => (await import("#app/admin/editor/publishing/publish-panel.tsx")).PublishPanel,
  conflict: async () => (await import("#app/admin/editor/conflict-panel.tsx")).ConflictPanel,
  shortcuts: async () => (await import("./panels/shortcut-sheet.tsx")).ShortcutSheet,
};

/** The panel in front of the editor; its chunk is loaded on first use. */
function Panels() {
  const editor = useEditorStore();
  const panel = useEditor(({ panel }) => panel);
  if (!panel) return null;
  return <LazyPanel key={panel} name={panel} onClose={() => editor.getState().set({ panel: null })} />;
}

function LazyPanel({ name, onClose }: { name: NonNullable<PanelName>; onClose: () => void }) {
  const code = useLazyModule(panels[name]);
  if (code.state === "loading") return null;
  if (code.state === "loaded") return <code.View onClose={onClose} />;
  return (
    <Panel title={chunkLoadErrorTitle} onClose={onClose}>
      <ChunkLoadError tryAgain={code.tryAgain} />
    </Panel>
  );
}
