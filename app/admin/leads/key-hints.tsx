/** Keys, then their action; a dash separates the ends of a range. */
export type KeyHint = string[];

/** The shortcuts of this screen; hidden on devices without a keyboard. */
export function KeyHints({ hints }: { hints: KeyHint[] }) {
  return (
    <p className="mt-6 hidden gap-5 text-[0.75rem] text-muted lg:flex">
      {hints.map((hint) => (
        <span key={hint.at(-1)} className="inline-flex items-center gap-1">
          {hint.slice(0, -1).map((key) => (key === "–" ? key : <Key key={key}>{key}</Key>))}
          {hint.at(-1)}
        </span>
      ))}
    </p>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="mono rounded-[2px] border border-line px-1">{children}</kbd>;
}
