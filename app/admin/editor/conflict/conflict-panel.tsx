import { useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { messages } from "#app/admin/editor/messages.ts";
import {
  type Choice,
  findConflicts,
  mergeVersions,
  type Versions,
} from "#app/admin/editor/model/conflicts.ts";
import { Panel } from "#app/admin/editor/panels/panel.tsx";
import { useSession } from "#app/admin/editor/session.ts";
import { ConflictRow } from "./conflict-row.tsx";

/** Both versions of every conflict side by side, with a choice for each. */
export function ConflictPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const session = useSession();
  const versions = useVersions();
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>({});
  const conflicts = versions ? findConflicts(versions) : [];
  const open = conflicts.filter(({ part }) => !choices[part]).length;

  function settle() {
    if (!versions) return;
    const state = editor.getState();
    const { comparison } = state;
    state.edit({ type: "replace", draft: mergeVersions(versions, choices, () => crypto.randomUUID()) });
    state.set({ comparison: null, announcement: messages.conflictResolved });
    if (comparison) {
      void session?.discardRecoverableDraft(comparison.entry);
      comparison.onSettled();
    } else void session?.resolveConflict();
    onClose();
  }

  function decideLater() {
    editor.getState().set({ comparison: null });
    onClose();
  }

  return (
    <Panel
      title={messages.conflictingChanges}
      description={messages.youAndSomeoneElseHave}
      onClose={decideLater}
      isWide
    >
      <div className="grid gap-px bg-line">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.part}
            conflict={conflict}
            choice={choices[conflict.part]}
            onChoose={(choice) => setChoices({ ...choices, [conflict.part]: choice })}
          />
        ))}
      </div>
      {conflicts.length === 0 ? <p className="p-4 text-muted">{messages.noConflictsLeft}</p> : null}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3">
        <p role="status" className="grow text-muted">
          {open > 0 ? messages.ofStillToChoose(open, conflicts.length) : messages.allConflictsResolved}
        </p>
        <button type="button" onClick={decideLater} className={buttonClasses.plain}>
          {messages.decideLater}
        </button>
        <button type="button" disabled={open > 0} onClick={settle} className={buttonClasses.primary}>
          {messages.merge}
        </button>
      </div>
    </Panel>
  );
}

/** The compared versions: a recovered draft, or what another person saved in the meantime. */
function useVersions(): Versions | undefined {
  const comparison = useEditor(({ comparison }) => comparison);
  const saving = useEditor(({ saving }) => saving);
  const base = useEditor(({ acknowledged }) => acknowledged.draft);
  const mine = useEditor(draftOf);
  if (comparison) return comparison;
  return saving.status === "conflict" ? { base, mine, theirs: saving.theirs } : undefined;
}
