import { Button } from "#app/admin/button.tsx";
import { ConflictRows } from "#app/admin/conflicts/conflict-rows.tsx";
import { Moment } from "#app/admin/moment.tsx";
import type { FormJournal } from "./use-form-journal.ts";

const noChoice = {};

/** Warns while the browser stores nothing, and says that a draft of an earlier visit is in the form again. */
export function JournalNotice({
  journal: { restored, isOnlyHere, discard, settle },
  showsConflicts = true,
}: {
  journal: FormJournal;
  /** False where the save that found them shows them. */
  showsConflicts?: boolean;
}) {
  return (
    <>
      {isOnlyHere ? (
        <p role="alert" className="sticky top-24 z-2 mb-6 border border-bad bg-card p-3 md:top-12">
          <strong className="font-semibold text-bad">Not saved on this device: keep this tab open.</strong>{" "}
          {"This browser’s storage is full or blocked. Save your changes before you leave."}
        </p>
      ) : null}
      {restored ? (
        <div role="status" className="mb-3 border-l-2 border-signal bg-card px-3 py-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <span>
              Draft restored from <Moment at={restored.keptAt} />
            </span>
            <Button onClick={discard} look="quiet">
              Discard
            </Button>
          </p>
          {showsConflicts && restored.conflicts.length > 0 ? (
            <>
              <p className="text-muted">This has been changed since. The form contains your draft.</p>
              <ConflictRows parts={restored.conflicts} chosen={noChoice} onChoose={settle} />
            </>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
