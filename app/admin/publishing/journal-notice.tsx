import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { notStored } from "./not-stored.ts";
import type { FormJournal } from "./use-form-journal.ts";

/** Warns while the browser stores nothing, and offers what an earlier visit has typed and not saved. */
export function JournalNotice({ journal: { left, isOnlyHere, takeUp, forget } }: { journal: FormJournal }) {
  return (
    <>
      {isOnlyHere ? (
        <p role="alert" className="sticky top-24 z-2 mb-6 border border-bad bg-card p-3 md:top-12">
          <strong className="font-semibold text-bad">{notStored}.</strong> This browser’s storage is full or
          blocked. Save your changes before you leave.
        </p>
      ) : null}
      {left ? (
        <div role="status" className="mb-6 border-l-2 border-signal bg-card p-3">
          <p>
            You typed something here on <Moment at={new Date(left.at)} /> that was not saved.
          </p>
          <div className="mt-2 flex gap-2">
            <button type="button" onClick={takeUp} className={buttonClasses.plain}>
              Take it up again
            </button>
            <button type="button" onClick={forget} className={buttonClasses.quiet}>
              Forget it
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
