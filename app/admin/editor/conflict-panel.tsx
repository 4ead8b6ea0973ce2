import { Fragment, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import type { DocumentContent } from "#app/domain/documents/content.ts";
import { type Conflict, findConflicts, type Sides } from "#app/domain/documents/merge-three-way.ts";
import { conflictInWords } from "./conflict-in-words.ts";
import { draftOf, useEditor, useEditorStore } from "./editor.ts";
import { messages } from "./messages.ts";
import { type Choice, mergeVersions } from "./model/conflicts.ts";
import { differingWords } from "./model/differing-words.ts";
import { Panel } from "./panels/panel.tsx";
import { useSession } from "./session.ts";

/** Both versions of every conflict side by side, with a choice for each. */
export function ConflictPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditorStore();
  const session = useSession();
  const versions = useVersions();
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>({});
  const by = useEditor(({ saving }) => (saving.status === "conflict" ? saving.by : undefined));
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
      description={messages.conflictExplanation(by)}
      onClose={decideLater}
      isWide
    >
      <div className="grid gap-px bg-line">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.part}
            conflict={conflict}
            by={by}
            choice={choices[conflict.part]}
            onChoose={(choice) => setChoices({ ...choices, [conflict.part]: choice })}
          />
        ))}
      </div>
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

interface ConflictRowProps {
  conflict: Conflict<DocumentContent>;
  /** Who saved the other version, if that is known. */
  by: string | undefined;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One conflict: mine on the left, theirs on the right, and the choice. */
function ConflictRow({ conflict, by, choice, onChoose }: ConflictRowProps) {
  const kinds = useEditor(({ kinds }) => kinds);
  const type = useEditor(({ type }) => type);
  const id = useId();
  const { title, mine, theirs } = conflictInWords(conflict, { type, kinds });
  return (
    <fieldset className="bg-paper px-4 pt-3 pb-4">
      <legend className="float-left w-full pb-2 font-semibold">{title}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <Side title="Yours" isChosen={choice === "mine" || choice === "both"}>
          <Differing words={mine} other={theirs} />
        </Side>
        <Side title={messages.theirVersion(by)} isChosen={choice === "theirs" || choice === "both"}>
          <Differing words={theirs} other={mine} />
        </Side>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {choicesFor(conflict).map(([value, label]) => (
          <label key={value} className="flex min-h-7 items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={choice === value}
              onChange={() => onChoose(value)}
              className="accent-ink"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Side({
  title,
  isChosen,
  children,
}: {
  title: string;
  isChosen: boolean;
  children: React.ReactNode;
}) {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const differing = lines.current?.querySelector("mark");
    if (lines.current && differing) lines.current.scrollTop = differing.offsetTop - lines.current.offsetTop;
  }, []);
  return (
    <div className={`border bg-card p-3 ${isChosen ? "border-ink" : "border-line"}`}>
      <p className="mono mb-2 text-muted">{title}</p>
      <div ref={lines} className="max-h-56 overflow-y-auto">
        {children}
      </div>
    </div>
  );
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

/** A text with what the other side lacks marked. */
function Differing({ words, other }: { words: string; other: string }) {
  return (
    <p className="whitespace-pre-wrap text-muted">
      {differingWords(words, other).map(({ text, isCommon }, position) =>
        isCommon ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names and are drawn once
          <Fragment key={position}>{text}</Fragment>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <mark key={position} className="bg-signal/18 text-ink">
            {text}
          </mark>
        ),
      )}
    </p>
  );
}
