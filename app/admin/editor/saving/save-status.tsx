import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { useInvalidCount } from "#app/admin/editor/inspector/editor-source.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { messages as publishingMessages } from "#app/admin/publishing/messages.ts";
import { Status } from "#app/admin/status.tsx";
import { paths } from "#app/paths/paths.ts";

/** Whether the draft is saved on the site, being sent, or only stored in this browser. */
export function SaveStatus() {
  const editor = useEditorStore();
  const session = useSession();
  const saving = useEditor(({ saving }) => saving);
  const savedAt = useEditor(({ savedAt }) => savedAt);
  const screen = useEditor(({ item }) => item.screen);
  const isTogether = useEditor(({ isTogether }) => isTogether);
  const isJournalUnavailable = useEditor(({ isJournalUnavailable }) => isJournalUnavailable);
  const invalidCount = useInvalidCount();
  const stored = isJournalUnavailable ? (
    <span className="min-w-0 text-bad max-lg:basis-full">{publishingMessages.notSavedOnThisDevice}</span>
  ) : null;
  const storedNote = isJournalUnavailable ? "" : messages.storedInThisBrowserNote;
  switch (saving.status) {
    case "saved":
      return (
        <>
          <Status tone={invalidCount > 0 ? "warn" : "good"}>
            {savedAt ? messages.savedAt(timeOf(savedAt)) : messages.saved}
          </Status>
          {invalidCount > 0 ? (
            <span className="truncate text-warn">{messages.fieldsHaveErrors(invalidCount)}</span>
          ) : null}
          {isTogether ? (
            <span className="truncate text-muted">{messages.mergedWithSomeoneElsesChanges}</span>
          ) : null}
        </>
      );
    case "saving":
      return (
        <>
          <Status tone="quiet">{messages.savingEllipsis}</Status>
          {stored}
        </>
      );
    case "offline":
      return (
        <>
          <Status tone="warn">{messages.offline(storedNote)}</Status>
          {stored}
          <Button onClick={() => session?.retry()} look="quiet">
            {messages.tryNow}
          </Button>
        </>
      );
    case "signed-out":
      return (
        <>
          <Status tone="warn">{messages.signedOut(storedNote)}</Status>
          {stored}
          <a href={paths.admin.signIn(screen)} target="_blank" rel="noopener" className={linkClasses}>
            {messages.signInAgain}
            <span className="sr-only"> {messages.inANewTabThis}</span>
          </a>
        </>
      );
    case "refused":
      return (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Status tone="bad">{messages.notSaved(storedNote)}</Status>
          {stored}
          <Button onClick={() => session?.retry()} look="quiet">
            {messages.tryAgain}
          </Button>
          <span className="text-muted">
            {saving.reason}{" "}
            {saving.isDeleted ? (
              <NewTabLink href={paths.admin.trash()}>{messages.openTheTrash}</NewTabLink>
            ) : null}
          </span>
        </div>
      );
    case "conflict":
      return (
        <>
          <Status tone="bad">{messages.conflict(storedNote)}</Status>
          {stored}
          <Button onClick={() => editor.getState().set({ panel: "conflict" })}>
            {messages.reviewConflict}
          </Button>
        </>
      );
  }
}

export function timeOf(moment: Date): string {
  return moment.toLocaleTimeString("en-GB");
}
