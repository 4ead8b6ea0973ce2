import { Status, type Tone } from "#app/admin/status.tsx";
import type { BlockDifference } from "#app/domain/pages/differences.ts";
import type { StoredBlock } from "#app/domain/pages/draft.ts";
import { linesOfProps } from "./lines-of-props.ts";

const marks: Record<BlockDifference["change"], { tone: Tone; word: string }> = {
  added: { tone: "good", word: "Added" },
  removed: { tone: "bad", word: "Removed" },
  changed: { tone: "signal", word: "Changed" },
};

interface BlockChangeProps {
  difference: BlockDifference;
  labelOf: (type: string) => string;
}

/** One block that differs, with the texts that do: struck out what was there, underlined what is. */
export function BlockChange({ difference, labelOf }: BlockChangeProps) {
  const { change } = difference;
  const before =
    change === "changed" ? difference.before : change === "removed" ? difference.block : undefined;
  const after = change === "changed" ? difference.after : change === "added" ? difference.block : undefined;
  const { tone, word } = marks[change];
  return (
    <div className="max-w-[940px] border-b border-line py-2.5">
      <h3 className="flex gap-4 font-semibold">
        {labelOf((after ?? before)?.type ?? "")}
        <span className="font-normal">
          <Status tone={tone}>{word}</Status>
        </span>
      </h3>
      <Lines before={before} after={after} />
    </div>
  );
}

function Lines({ before, after }: { before?: StoredBlock; after?: StoredBlock }) {
  const [left, right] = [linesOfProps(before?.props), linesOfProps(after?.props)];
  const gone = left.filter((line) => !right.some((other) => isSameLine(line, other)));
  const come = right.filter((line) => !left.some((other) => isSameLine(line, other)));
  return (
    <dl className="mt-1 grid grid-cols-[minmax(80px,20%)_minmax(0,1fr)] gap-x-3 gap-y-1">
      {gone.map(({ name, text }) => (
        <div key={`- ${name} ${text}`} className="contents">
          <dt className="mono text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            <del className="decoration-bad">{text}</del>
          </dd>
        </div>
      ))}
      {come.map(({ name, text }) => (
        <div key={`+ ${name} ${text}`} className="contents">
          <dt className="mono text-muted">{name}</dt>
          <dd className="wrap-anywhere">
            <ins className="decoration-good">{text}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isSameLine(one: { name: string; text: string }, other: { name: string; text: string }): boolean {
  return one.name === other.name && one.text === other.text;
}
