import { useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { useDiscardDraft, useWork } from "#app/admin/editor/publishing/publishing-requests.ts";
import { useSession } from "#app/admin/editor/session.ts";
import { Moment } from "#app/admin/moment.tsx";
import { isSame } from "#app/domain/documents/is-same.ts";

/** Whose changes wait in the draft of a tab, and since when. */
export interface EarlierDraft {
  /** Null for a deleted account. */
  by: string | null;
  at: Date;
}

/** Says that earlier changes wait to be saved, and discards them. */
export function WaitingDraft({ by, at }: EarlierDraft) {
  const session = useSession();
  const isUnsaved = useEditor((state) => !isSame(draftOf(state), state.published));
  const isOwn = useEditor((state) => state.account.name) === by;
  const [isDismissed, setDismissed] = useState(false);
  const { isBusy, problem, run } = useWork();
  const discardDraft = useDiscardDraft();
  if (isDismissed || !isUnsaved) return null;

  async function discard(): Promise<undefined> {
    await session?.whenSettled();
    await discardDraft();
  }

  return (
    <section
      aria-label="Unsaved changes"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-sand px-4 py-2"
    >
      <p className="grow">
        {isOwn ? "You" : (by ?? "Someone")} changed settings of this tab (<Moment at={at} />) and{" "}
        {isOwn ? "have" : "has"} not saved them yet. They are in the fields below;{" "}
        <strong className="font-semibold">Save</strong> saves them, too.
        {problem ? <span className="text-bad"> {problem}</span> : null}
      </p>
      <Button type="button" onClick={() => setDismissed(true)} look="quiet">
        Keep
      </Button>
      <Button type="button" disabled={isBusy} onClick={() => run(discard)}>
        Discard changes
      </Button>
    </section>
  );
}
