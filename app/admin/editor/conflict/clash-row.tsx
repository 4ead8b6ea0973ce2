import { useEffect, useId, useRef } from "react";
import { useEditor } from "#app/admin/editor/editor.ts";
import type { Choice, Clash } from "#app/admin/editor/model/clashes.ts";
import { contentOf } from "./content-of.ts";
import { Differing } from "./differing.tsx";

interface ClashRowProps {
  clash: Clash;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One part: mine on the left, theirs on the right, and what to keep. */
export function ClashRow({ clash, choice, onChoose }: ClashRowProps) {
  const kinds = useEditor(({ kinds }) => kinds);
  const id = useId();
  const { title, mine, theirs } = contentOf(clash, kinds);
  return (
    <fieldset className="bg-paper px-4 pt-3 pb-4">
      <legend className="float-left w-full pb-2 font-semibold">{title}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <Side title="Yours" isChosen={choice === "mine" || choice === "both"}>
          <Differing words={mine} other={theirs} />
        </Side>
        <Side title="Theirs" isChosen={choice === "theirs" || choice === "both"}>
          <Differing words={theirs} other={mine} />
        </Side>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {choicesFor(clash).map(([value, label]) => (
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

function choicesFor(clash: Clash): [Choice, string][] {
  const isBlock = clash.kind === "block";
  return [
    ["mine", isBlock && clash.mine === null ? "Leave it deleted, as I did" : "Keep mine"],
    ["theirs", isBlock && clash.theirs === null ? "Delete it, as they did" : "Take theirs"],
    ...(clash.kind !== "field" && clash.mine && clash.theirs
      ? ([["both", "Keep both, mine behind theirs"]] as [Choice, string][])
      : []),
  ];
}
