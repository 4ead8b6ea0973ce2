import { buttonClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import type { FormJournal } from "./use-form-journal.ts";

/** Offers what an earlier visit has typed and not saved. */
export function JournalNotice({ journal: { left, takeUp, forget } }: { journal: FormJournal }) {
  if (!left) return null;
  return (
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
  );
}
