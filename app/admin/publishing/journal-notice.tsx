import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { messages } from "./messages.ts";
import type { FormJournal } from "./use-form-journal.ts";

/** Warns while the browser stores nothing, and offers unsaved values of an earlier session. */
export function JournalNotice({
  journal: { unsavedEntry: left, isOnlyHere, restoreDraft, forget },
}: {
  journal: FormJournal;
}) {
  return (
    <>
      {isOnlyHere ? (
        <p role="alert" className="sticky top-24 z-2 mb-6 border border-bad bg-card p-3 md:top-12">
          <strong className="font-semibold text-bad">{messages.notSavedOnThisDevice}.</strong>{" "}
          {messages.thisBrowsersStorageIsFull}
        </p>
      ) : null}
      {left ? (
        <div role="status" className="mb-6 border-l-2 border-signal bg-card p-3">
          <p>
            {messages.youHaveUnsavedChangesFrom} <Moment at={new Date(left.at)} /> {messages.text}
          </p>
          <div className="mt-2 flex gap-2">
            <button type="button" onClick={restoreDraft} className={buttonClasses.plain}>
              {messages.restoreIt}
            </button>
            <button type="button" onClick={forget} className={buttonClasses.quiet}>
              {messages.discardIt}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
