import { AdminError } from "#app/admin/admin-page.tsx";
import "#app/admin/admin.css";
import { type ShouldRevalidateFunctionArgs, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { focusRing } from "#app/admin/classes.ts";
import { type ChangeNotice, ChangeNoticeBar } from "#app/admin/flash-message.tsx";
import { NeedsJavaScript } from "#app/admin/needs-javascript.tsx";
import { useLeaveGuard } from "#app/admin/publishing/form-submissions.ts";
import { WaitingNotice } from "#app/admin/waiting-notice.tsx";
import type { Missing, PublicationRefusal } from "#app/domain/publishing/publication.ts";
import { ShowsExternalImageHosts } from "#app/ui/external-host.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { useDroppedFilesIn, useShortcutsIn } from "./document-events.ts";
import { DraftRecovery } from "./draft-recovery.tsx";
import {
  type EditorPart,
  EditorTypeContext,
  type LoadedEditor,
  useEditor,
  useEditorStore,
  useEditorType,
} from "./editor.ts";
import type { EditorType } from "./editor-type.ts";
import { Frame } from "./frame/frame.tsx";
import { Inspector } from "./inspector/inspector.tsx";
import { DocumentPanels, OpenDocument } from "./open-document.tsx";
import { Outline } from "./outline/outline.tsx";
import { TopBar } from "./top-bar.tsx";

/** The result of the form that redirected here, from the query. */
export interface EditorFlash {
  notice?: ChangeNotice;
  /** The change of an earlier notice could not be undone. */
  isNotUndone: boolean;
  /** The number of the version that was restored as the draft. */
  restoredVersion?: number;
  /** Why it was not published. */
  refused?: PublicationRefusal;
  missing: Missing[];
}

interface EditorScreenProps {
  type: EditorType;
  loaded: LoadedEditor & { flash: EditorFlash };
  /** The panel that the address names. */
  children: ReactNode;
}

/** The editor of every document: outline, preview and fields side by side, with panels above. */
export function EditorScreen({ type, loaded, children }: EditorScreenProps) {
  const { flash, ...document } = loaded;
  return (
    <EditorTypeContext.Provider value={type}>
      <OpenDocument
        type={type}
        loaded={document}
        restoredVersion={flash.restoredVersion}
        panel={flash.refused && loaded.mayPublish ? "publish" : null}
        part={type.hasBlocks ? "outline" : "fields"}
      >
        <Tooltips>
          <EditorLayout>
            <NeedsJavaScript />
            <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
              <TopBar />
              <Workbench flash={flash} />
            </div>
            <DocumentPanels />
            {children}
            <OwnShortcuts />
            <LeaveGuard />
            <WaitingNotice />
            <Toasts />
          </EditorLayout>
        </Tooltips>
      </OpenDocument>
    </EditorTypeContext.Provider>
  );
}

/** The admin's shell, which is not here, has the same. */
function LeaveGuard() {
  useLeaveGuard(useEditor(({ item }) => item.screen));
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
  outline: "Outline",
  preview: "Preview",
  fields: "Fields",
};

/** Outline, preview and fields; on a narrow screen one of them at a time. Without blocks there is no outline. */
function Workbench({ flash }: { flash: EditorFlash }) {
  const editor = useEditorStore();
  const part = useEditor(({ part }) => part);
  const { hasBlocks } = useEditorType();
  const only = (which: EditorPart) => (which === part ? "" : "max-lg:invisible");
  const shownParts = (Object.keys(parts) as EditorPart[]).filter((each) => hasBlocks || each !== "outline");
  const columns = hasBlocks
    ? "lg:grid-cols-[minmax(208px,256px)_minmax(0,1fr)_minmax(264px,316px)]"
    : "lg:grid-cols-[minmax(0,1fr)_minmax(420px,640px)]";
  return (
    <main className="flex min-h-0 flex-col">
      <FlashMessages flash={flash} />
      <DraftRecovery />
      <div className={`grid min-h-0 grow grid-cols-[minmax(0,1fr)] max-lg:*:[grid-area:1/1] ${columns}`}>
        {hasBlocks ? (
          <div className={`min-h-0 border-line lg:border-r ${only("outline")}`}>
            <Outline />
          </div>
        ) : null}
        <div className={`grid min-h-0 ${only("preview")}`}>
          <Frame />
        </div>
        <div className={`min-h-0 border-line lg:border-l ${only("fields")}`}>
          <Inspector />
        </div>
      </div>
      <nav
        aria-label="Parts of the editor"
        className="grid shrink-0 auto-cols-fr grid-flow-col border-t border-line lg:hidden"
      >
        {shownParts.map((each) => (
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

const refusals: Record<PublicationRefusal, (noun: string) => string> = {
  missing: (noun) => `Not published: the ${noun} is not complete yet.`,
  changed: (noun) =>
    `Not published: the ${noun} has changed since you opened it. You now see the latest version. Publish again if it is right.`,
  waiting: () => "Not published: a version is scheduled. Choose what happens to it, then publish again.",
  overlap: () =>
    "Not published: your draft and the scheduled version change the same fields. Publish the whole draft, or discard your changes and edit the published version. The schedule stays.",
};

/** The result of the form that redirected here, from the query; disappears on the next navigation. */
function FlashMessages({ flash }: { flash: EditorFlash }) {
  const { pathname, search } = useLocation();
  const screen = useEditor(({ item }) => item.screen);
  const noun = useEditor(({ type }) => type.noun);
  if (search === "" || pathname !== screen) return null;
  return (
    <>
      <ChangeNoticeBar notice={flash.notice} isNotUndone={flash.isNotUndone} />
      {flash.refused ? (
        <div role="alert" className="border-b border-l-2 border-line border-l-bad px-4 py-2">
          <p className="text-bad">{refusals[flash.refused](noun)}</p>
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
function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <ShowsExternalImageHosts.Provider value={true}>
      <div data-admin className="h-dvh overflow-hidden bg-paper text-[0.84375rem]/[1.4] text-ink">
        {children}
      </div>
    </ShowsExternalImageHosts.Provider>
  );
}

/** The error boundary of editors. */
export function EditorError() {
  return (
    <EditorLayout>
      <div className="h-full overflow-y-auto">
        <AdminError />
      </div>
    </EditorLayout>
  );
}

/**
 * The open editor holds the current state and merges what the loader reads after a form in a panel was submitted, unless
 * the panel shows that the document is missing.
 */
export const isAfterForm = ({ formMethod, actionStatus }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined && formMethod !== "GET" && actionStatus !== 404;
