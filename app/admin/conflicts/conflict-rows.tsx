import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import type { Choice } from "#app/admin/editor/model/conflicts.ts";
import { differingWords } from "./differing-words.ts";

/** A field or block that two people changed, with both values as text. */
export interface ConflictingPart {
  key: string;
  title: string;
  mine: string;
  theirs: string;
  /** The labels of choices; by default "Keep mine" and "Use theirs". */
  choices?: [Choice, string][];
}

interface ConflictRowsProps {
  parts: ConflictingPart[];
  /** Above the other version, if it is known who saved it. */
  theirTitle?: string;
  chosen: Partial<Record<string, Choice>>;
  onChoose: (key: string, choice: Choice) => void;
}

const eitherSide: [Choice, string][] = [
  ["mine", "Keep mine"],
  ["theirs", "Use theirs"],
];

/** Every conflict: mine on the left, theirs on the right with the words that differ, and the choice. */
export function ConflictRows({ parts, theirTitle, chosen, onChoose }: ConflictRowsProps) {
  return (
    <div className="grid gap-px bg-line">
      {parts.map((part) => (
        <ConflictRow
          key={part.key}
          part={part}
          theirTitle={theirTitle}
          choice={chosen[part.key]}
          onChoose={(choice) => onChoose(part.key, choice)}
        />
      ))}
    </div>
  );
}

interface ConflictRowProps {
  part: ConflictingPart;
  theirTitle: string | undefined;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictRow({ part, theirTitle = "Theirs", choice, onChoose }: ConflictRowProps) {
  const id = useId();
  const { title, mine, theirs, choices = eitherSide } = part;
  return (
    <fieldset className="min-w-0 bg-paper px-4 pt-3 pb-4">
      <legend className="float-left w-full pb-2 font-semibold">{title}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <Side title="Yours" isChosen={choice === "mine" || choice === "both"}>
          <Differing words={mine} other={theirs} />
        </Side>
        <Side title={theirTitle} isChosen={choice === "theirs" || choice === "both"}>
          <Differing words={theirs} other={mine} />
        </Side>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-7 items-center gap-2">
            <input
              type="radio"
              name={id}
              form="" // no value of the form that may surround it
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

interface SideProps {
  title: string;
  isChosen: boolean;
  children: ReactNode;
}

function Side({ title, isChosen, children }: SideProps) {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const differing = lines.current?.querySelector("mark");
    if (lines.current && differing) lines.current.scrollTop = differing.offsetTop - lines.current.offsetTop;
  }, []);
  return (
    <div className={`min-w-0 border bg-card p-3 ${isChosen ? "border-ink" : "border-line"}`}>
      <p className="mono mb-2 text-muted">{title}</p>
      <div ref={lines} className="max-h-56 overflow-y-auto wrap-anywhere">
        {children}
      </div>
    </div>
  );
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
