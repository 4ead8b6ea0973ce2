import { useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { ConflictRows } from "#app/admin/conflicts/conflict-rows.tsx";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import { type Conflict, findConflicts, type Sides } from "#app/domain/documents/merge-three-way.ts";
import { conflictInWords } from "./conflict-in-words.ts";
import { draftOf, useEditor, useEditorStore } from "./editor.ts";
import { messages } from "./messages.ts";
import { type Choice, mergeVersions } from "./model/conflicts.ts";
import { Panel } from "./panels/panel.tsx";
import { useSession } from "./session.ts";

const unknownSource: { by?: string; isOwn?: boolean } = {};

/** Both versions of every conflict side by side, with a choice for each. */
export function ConflictPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const session = useSession();
  const versions = useVersions();
  const kinds = useEditor(({ kinds }) => kinds);
  const type = useEditor(({ type }) => type);
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>({});
  const { by, isOwn } = useEditor(({ saving }) => (saving.status === "conflict" ? saving : unknownSource));
  const conflicts = versions ? findConflicts(versions) : [];
  const open = conflicts.filter(({ part }) => !choices[part]).length;

  function settle() {
    if (!versions) return;
    const state = editor.getState();
    const { comparison } = state;
    state.edit({ type: "replace", draft: mergeVersions(versions, choices, () => crypto.randomUUID()) });
    state.set({ comparison: null, announcement: "Conflict resolved." });
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
      title="Conflicting changes"
      description={isOwn ? messages.ownConflictExplanation : messages.conflictExplanation(by)}
      onClose={decideLater}
      isWide
    >
      <ConflictRows
        parts={conflicts.map((conflict) => ({
          key: conflict.part,
          ...conflictInWords(conflict, { type, kinds }),
          choices: choicesFor(conflict),
        }))}
        theirTitle={isOwn ? "Your other tab" : by && `Theirs (${by})`}
        chosen={choices}
        onChoose={(part, choice) => setChoices({ ...choices, [part]: choice })}
      />
      {conflicts.length === 0 ? <p className="p-4 text-muted">No conflicts left.</p> : null}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-3">
        <p role="status" className="grow text-muted">
          {open > 0 ? `${open} of ${conflicts.length} still to choose` : "All conflicts resolved"}
        </p>
        <Button onClick={decideLater}>Decide later</Button>
        <Button disabled={open > 0} onClick={settle} look="primary">
          Merge
        </Button>
      </div>
    </Panel>
  );
}

/** The compared versions: a recovered draft, or what another person saved in the meantime. */
function useVersions(): Sides<DocumentContent> | undefined {
  const comparison = useEditor(({ comparison }) => comparison);
  const saving = useEditor(({ saving }) => saving);
  const base = useEditor(({ acknowledged }) => acknowledged.draft);
  const mine = useEditor(draftOf);
  if (comparison) return comparison;
  return saving.status === "conflict" ? { base, mine, theirs: saving.theirs } : undefined;
}

function choicesFor(conflict: Conflict<DocumentContent>): [Choice, string][] {
  const isBlock = conflict.kind === "block";
  return [
    ["mine", isBlock && conflict.mine === null ? "Keep my deletion" : "Keep mine"],
    ["theirs", isBlock && conflict.theirs === null ? "Delete it too" : "Use theirs"],
    ...(conflict.kind !== "field" && conflict.mine && conflict.theirs
      ? ([["both", "Keep both (mine after theirs)"]] as [Choice, string][])
      : []),
  ];
}
