import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { useInvalidCount } from "#app/admin/editor/inspector/use-problem.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { notStored } from "#app/admin/publishing/not-stored.ts";
import { Status } from "#app/admin/status.tsx";
import { paths } from "#app/http/paths.ts";

/** Where the work is: on the site, on its way, or in this browser; in words, always in the same place. */
export function SaveStatus() {
  const editor = useEditorStore();
  const session = useSession();
  const saving = useEditor(({ saving }) => saving);
  const savedAt = useEditor(({ savedAt }) => savedAt);
  const slug = useEditor(({ page }) => page.slug);
  const isTogether = useEditor(({ isTogether }) => isTogether);
  const isJournalAway = useEditor(({ isJournalAway }) => isJournalAway);
  const invalidCount = useInvalidCount();
  const stored = isJournalAway ? (
    <span className="min-w-0 text-bad max-lg:basis-full">{notStored}</span>
  ) : null;
  const kept = isJournalAway ? "" : " (kept here)";
  switch (saving.status) {
    case "saved":
      return (
        <>
          <Status tone={invalidCount > 0 ? "warn" : "good"}>
            {savedAt ? `Saved ${timeOf(savedAt)}` : "Saved"}
          </Status>
          {invalidCount > 0 ? (
            <span className="truncate text-warn">
              {invalidCount === 1 ? "1 field has an error" : `${invalidCount} fields have errors`}
            </span>
          ) : null}
          {isTogether ? <span className="truncate text-muted">with changes by somebody else</span> : null}
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
          <Status tone="warn">Offline{kept}</Status>
          {stored}
          <button type="button" onClick={() => session?.retry()} className={buttonClasses.quiet}>
            Try now
          </button>
        </>
      );
    case "signed-out":
      return (
        <>
          <Status tone="warn">Signed out{kept}</Status>
          {stored}
          <a
            href={paths.admin.signIn(paths.admin.page(slug))}
            target="_blank"
            rel="noopener"
            className={linkClasses}
          >
            Sign in again<span className="sr-only"> in a new tab; this one goes on by itself</span>
          </a>
        </>
      );
    case "refused":
      return (
        <>
          <Status tone="bad">Not saved{kept}</Status>
          {stored}
          <span className="truncate text-muted">{saving.reason}</span>
          <button type="button" onClick={() => session?.retry()} className={buttonClasses.quiet}>
            Try again
          </button>
        </>
      );
    case "conflict":
      return (
        <>
          <Status tone="bad">Conflict{kept}</Status>
          {stored}
          <button
            type="button"
            onClick={() => editor.getState().set({ panel: "conflict" })}
            className={buttonClasses.plain}
          >
            Review conflict
          </button>
        </>
      );
  }
}

export function timeOf(moment: Date): string {
  return moment.toLocaleTimeString("en-GB");
}
