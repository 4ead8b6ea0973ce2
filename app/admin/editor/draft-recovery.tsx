import { useEffect, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { draftOf, useEditorStore } from "#app/admin/editor/editor.ts";
import type { DocumentType } from "#app/admin/editor/editor-type.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { mergeVersions } from "#app/admin/editor/model/conflicts.ts";
import { timeOf } from "#app/admin/editor/saving/save-status.tsx";
import { useSession } from "#app/admin/editor/session.ts";
import type { DocumentEntry } from "#app/admin/journal/journal.ts";
import { changesBetween } from "#app/domain/documents/content.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { findConflicts } from "#app/domain/documents/merge-three-way.ts";

/**
 * Offers recovery of changes that never reached the site, for example after a crash, a network failure or a sign-out.
 */
export function DraftRecovery() {
  const editor = useEditorStore();
  const session = useSession();
  const [entries, setEntries] = useState<DocumentEntry[]>([]);

  useEffect(() => {
    let isGone = false;
    session
      ?.listRecoverableDrafts()
      .then(async (found) => {
        const { acknowledged } = editor.getState();
        const isNew = (entry: DocumentEntry) =>
          !isSame(mergedWith(entry, acknowledged.draft), acknowledged.draft);
        for (const entry of found) if (!isNew(entry)) await session.discardRecoverableDraft(entry);
        if (!isGone) setEntries(found.filter(isNew));
      })
      .catch(() => {}); // without storage there is nothing to recover
    return () => {
      isGone = true;
    };
  }, [editor, session]);

  const [entry, ...others] = entries;
  if (!entry || !session) return null;

  function bringBack(entry: DocumentEntry) {
    const state = editor.getState();
    const now = draftOf(state);
    const versions = { base: entry.acknowledged.draft, mine: entry.draft, theirs: now };
    if (findConflicts(versions).length > 0) {
      // The entry stays listed until the conflict is resolved, so that the decision can wait.
      const onSettled = () => setEntries((listed) => listed.filter((each) => each !== entry));
      state.set({ panel: "conflict", comparison: { ...versions, entry: entry, onSettled } });
    } else {
      state.edit({ type: "replace", draft: mergeVersions(versions, {}, () => crypto.randomUUID()) });
      void session?.discardRecoverableDraft(entry);
      setEntries(others);
    }
  }

  function discard(entry: DocumentEntry) {
    void session?.discardRecoverableDraft(entry);
    setEntries(others);
  }

  return (
    <section
      aria-label="Unsaved work"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sand px-4 py-2"
    >
      <p className="grow">
        <strong className="font-semibold">Unsaved work from {whenOf(entry.keptAt)}</strong>, stored in this
        browser: {describe(entry, editor.getState().type)}.
        {others.length > 0 ? ` Then ${others.length} more.` : null}
      </p>
      <Button onClick={() => bringBack(entry)}>Restore</Button>
      <Button onClick={() => discard(entry)} look="quiet">
        Discard
      </Button>
    </section>
  );
}

function mergedWith({ acknowledged, draft }: DocumentEntry, theirs: DocumentEntry["draft"]) {
  return mergeVersions({ base: acknowledged.draft, mine: draft, theirs }, {}, () => crypto.randomUUID());
}

function whenOf(moment: Date): string {
  const day = moment.toLocaleDateString("en-GB", { day: "numeric", month: "short" });
  const isToday = moment.toDateString() === new Date().toDateString();
  const time = timeOf(moment).slice(0, 5);
  return isToday ? time : `${day}, ${time}`;
}

function describe({ acknowledged, draft }: DocumentEntry, { labelOf }: DocumentType): string {
  const { fields = {}, blocks = [], order } = changesBetween(acknowledged.draft, draft);
  const removed = order?.from.filter((id) => !order.to.includes(id)).length ?? 0;
  const changed = Object.keys(fields).map((name) => `“${labelOf(name)}”`);
  const parts = [
    blocks.length > 0 ? messages.blocksChanged(blocks.length) : "",
    removed > 0 ? `${removed} removed` : "",
    changed.length > 0 ? `${changed.join(", ")} changed` : "",
  ].filter(Boolean);
  return parts.join(", ") || "blocks moved";
}
