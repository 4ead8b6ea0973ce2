import "#app/admin/admin.css";
import { useLocation } from "@remix-run/react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { ChunkLoadError, chunkLoadErrorTitle, useLazyModule } from "#app/admin/panel-loading.tsx";
import { useLeaveGuard, useUnsaved } from "#app/admin/publishing/form-submissions.ts";
import { messages as publishingMessages } from "#app/admin/publishing/messages.ts";
import { WaitingNotice } from "#app/admin/waiting-notice.tsx";
import { isSame } from "#app/domain/documents/is-same.ts";
import type { PublicationRefusal } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/paths/paths.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { useDroppedFilesIn, useShortcutsIn } from "./document-events.ts";
import {
  createEditor,
  EditorContext,
  type EditorPart,
  type Panel as PanelName,
  useEditor,
  useEditorStore,
} from "./editor.ts";
import { Frame } from "./frame/frame.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { DraftRecovery } from "./journal/draft-recovery.tsx";
import { messages } from "./messages.ts";
import { Outline } from "./outline/outline.tsx";
import { Panel } from "./panels/panel.tsx";
import { PlainPage } from "./plain/plain-page.tsx";
import type { LoadedEditor, PlainAnswer } from "./read-editor.server.ts";
import { SessionContext, useNewSession, useSession } from "./session.ts";
import { TopBar } from "./top-bar.tsx";

interface EditorScreenProps {
  loaded: LoadedEditor;
  /** The response to a rejected form without JavaScript. */
  answer?: PlainAnswer;
  /** The panel that the address names. */
  children: ReactNode;
}

/** The page editor: outline, preview and fields side by side, with panels above. */
export function EditorScreen({ loaded, answer, children }: EditorScreenProps) {
  const [editor] = useState(() => {
    const { flash, bases: _, ...beginning } = loaded;
    const panel = flash.refused && loaded.mayPublish ? "publish" : null;
    return createEditor({ ...beginning, typed: answer?.typed, panel });
  });
  const session = useNewSession(editor);
  return (
    <EditorContext.Provider value={editor}>
      <SessionContext.Provider value={session}>
        <Tooltips>
          <EditorLayout>
            <noscript>{import.meta.env.SSR ? <PlainPage loaded={loaded} answer={answer} /> : null}</noscript>
            <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
              <TopBar />
              <Workbench flash={loaded.flash} />
            </div>
            <Announcer />
            <Panels />
            {children}
            <OwnShortcuts />
            <LoadedChanges loaded={loaded} />
            <AskBeforeLeaving />
            <WaitingNotice />
            <Toasts />
          </EditorLayout>
        </Tooltips>
      </SessionContext.Provider>
    </EditorContext.Provider>
  );
}

function LoadedChanges({ loaded }: { loaded: LoadedEditor }) {
  useLoadedChanges(loaded);
  return null;
}

/** Announces the result of a command to screen readers. */
function Announcer() {
  const announcement = useEditor(({ announcement }) => announcement);
  return (
    <span role="status" aria-label={messages.whatWasDone} className="sr-only">
      {announcement}
    </span>
  );
}

/** Asks before unload while unsaved changes exist only in this tab. */
function AskBeforeLeaving() {
  const isOnlyHere = useEditor(
    ({ isJournalUnavailable, saving }) => isJournalUnavailable && saving.status !== "saved",
  );
  const slug = useEditor(({ page }) => page.slug);
  useUnsaved(isOnlyHere);
  useLeaveGuard(paths.admin.page(slug));
  return null;
}

function OwnShortcuts() {
  const [own, setOwn] = useState<Document>();
  useEffect(() => setOwn(document), []);
  useShortcutsIn(own);
  useDroppedFilesIn(own);
  return null;
}

const parts: Record<EditorPart, string> = {
  outline: messages.outline,
  page: messages.page,
  fields: messages.fields,
};

/** Outline, preview and fields; on a narrow screen one of them at a time. */
function Workbench({ flash }: { flash: LoadedEditor["flash"] }) {
  const editor = useEditorStore();
  const part = useEditor(({ part }) => part);
  const only = (which: EditorPart) => (which === part ? "" : "max-lg:invisible");
  return (
    <main className="flex min-h-0 flex-col">
      <FlashMessages flash={flash} />
      <DraftRecovery />
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
        aria-label={messages.partsOfTheEditor}
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

const refusals: Record<PublicationRefusal, string> = {
  missing: messages.notPublishedThePageIs,
  changed: messages.notPublishedHasChanged,
  waiting: publishingMessages.notPublishedAVersionWaits,
  overlap: publishingMessages.notPublishedTheSameFields,
};

/** The result of the form that redirected here, from the query; disappears on the next navigation. */
function FlashMessages({ flash }: { flash: LoadedEditor["flash"] }) {
  const { pathname, search } = useLocation();
  const screen = useEditor(({ page }) => paths.admin.page(page.slug));
  if (search === "" || pathname !== screen) return null;
  return (
    <>
      <ChangeNoticeBar notice={flash.notice} isNotUndone={flash.isNotUndone} />
      {flash.refused ? (
        <div role="alert" className="border-b border-l-2 border-line border-l-bad px-4 py-2">
          <p className="text-bad">{refusals[flash.refused]}</p>
          <ul className="list-disc pl-4">
            {flash.missing.map(({ blockId, message }) => (
              <li key={`${blockId} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** The editor uses the whole window, without the admin's shell. */
export function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <div data-admin className="h-dvh overflow-hidden bg-paper text-[0.84375rem]/[1.4] text-ink">
      {children}
    </div>
  );
}

/**
 * Applies data that was revalidated after a panel's form to the open editor: the page's state, and its draft if a
 * version was restored or others changed it.
 */
function useLoadedChanges({ page, draft, version, flash: { restoredVersion } }: LoadedEditor) {
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
