import { Button } from "#app/admin/button.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { useInvalidCount } from "#app/admin/editor/inspector/editor-source.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { Status } from "#app/admin/status.tsx";
import { paths } from "#app/paths/paths.ts";

/** Whether the draft is saved on the site, being sent, or only stored in this browser. */
export function SaveStatus() {
  const editor = useEditorStore();
  const session = useSession();
  const saving = useEditor(({ saving }) => saving);
  const savedAt = useEditor(({ savedAt }) => savedAt);
  const screen = useEditor(({ item }) => item.screen);
  const mergedFrom = useEditor(({ mergedFrom }) => mergedFrom);
  const isJournalUnavailable = useEditor(({ isJournalUnavailable }) => isJournalUnavailable);
  const invalidCount = useInvalidCount();
  const stored = isJournalUnavailable ? (
    <span className="min-w-0 text-bad max-lg:basis-full">Not saved on this device: keep this tab open</span>
  ) : null;
  const storedNote = isJournalUnavailable ? "" : " (stored in this browser)";
  switch (saving.status) {
    case "saved":
      return (
        <>
          <Status tone={invalidCount > 0 ? "warn" : "good"}>
            {savedAt ? `Saved ${timeOf(savedAt)}` : "Saved"}
          </Status>
          {invalidCount > 0 ? (
            <span className="truncate text-warn">{messages.invalidFieldCount(invalidCount)}</span>
          ) : null}
          {mergedFrom ? (
            <span className="truncate text-muted">
              {mergedFrom === "own"
                ? "merged with your changes in another tab"
                : "merged with someone else’s changes"}
            </span>
          ) : null}
        </>
      );
    case "saving":
      return (
        <>
          <Status tone="quiet">Saving …</Status>
          {stored}
        </>
      );
    case "offline":
      return (
        <>
          <Status tone="warn">Offline{storedNote}</Status>
          {stored}
          <Button onClick={() => session?.retry()} look="quiet">
            Try now
          </Button>
        </>
      );
    case "signed-out":
      return (
        <>
          <Status tone="warn">Signed out{storedNote}</Status>
          {stored}
          <a href={paths.admin.signIn(screen)} target="_blank" rel="noopener" className={linkClasses}>
            Sign in again
            <span className="sr-only"> in a new tab; this tab then continues</span>
          </a>
        </>
      );
    case "refused":
      return (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <Status tone="bad">Not saved{storedNote}</Status>
          {stored}
          <Button onClick={() => session?.retry()} look="quiet">
            Try again
          </Button>
          <span className="text-muted">
            {saving.reason}{" "}
            {saving.isDeleted ? <NewTabLink href={paths.admin.trash()}>Open the trash</NewTabLink> : null}
          </span>
        </div>
      );
    case "conflict":
      return (
        <>
          <Status tone="bad">Conflict{storedNote}</Status>
          {stored}
          <Button onClick={() => editor.getState().set({ panel: "conflict" })}>Review conflict</Button>
        </>
      );
  }
}

export function timeOf(moment: Date): string {
  return moment.toLocaleTimeString("en-GB");
}
