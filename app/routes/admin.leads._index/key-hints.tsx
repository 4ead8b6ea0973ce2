const keys = [
  ["j", "k", "move"],
  ["Enter", "open"],
  ["1", "–", "7", "status"],
  ["m", "mine"],
  ["/", "search"],
];

interface KeyHintsProps {
  /** Whether leads can be ticked here. */
  hasBoxes: boolean;
}

/** What the keyboard does on this screen; nothing for those who have none. */
export function KeyHints({ hasBoxes }: KeyHintsProps) {
  const shown = hasBoxes ? [...keys.slice(0, 2), ["x", "select"], ...keys.slice(2)] : keys;
  return (
    <p className="mt-6 hidden gap-5 text-[12px] text-muted lg:flex">
      {shown.map((hint) => (
        <span key={hint.at(-1)} className="inline-flex items-center gap-1">
          {hint.slice(0, -1).map((key) =>
            key === "–" ? (
              key
            ) : (
              <kbd key={key} className="mono rounded-[2px] border border-line px-1">
                {key}
              </kbd>
            ),
          )}
          {hint.at(-1)}
        </span>
      ))}
    </p>
  );
}
