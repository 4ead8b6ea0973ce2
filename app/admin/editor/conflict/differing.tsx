/** Lines of text; those that the other side does not have are marked. */
export function Differing({ words, other }: { words: string; other: string }) {
  const theirs = new Set(other.split("\n"));
  return words.split("\n").map((line, position) =>
    theirs.has(line) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names and are drawn once
      <p key={position} className="min-h-4 text-muted">
        {line}
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={position}>
        <mark className="bg-signal/18 text-ink">{line}</mark>
      </p>
    ),
  );
}
