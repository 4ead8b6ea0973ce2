interface Note {
  line: number;
  text: string;
}

export interface Part {
  code: string;
  /** Notes on the first line of the part. */
  notes: Note[];
}

/** Code cut before each line that has a note. A note on a line after the last one is on the last line. */
export function partsOf(code: string, notes: Note[]): Part[] {
  const lines = code.split("\n");
  const placed = notes
    .map(({ line, text }) => ({ line: Math.min(line, lines.length), text }))
    .sort((one, other) => one.line - other.line);
  const starts = [...new Set([1, ...placed.map(({ line }) => line)])];
  return starts.map((start, position) => ({
    code: lines.slice(start - 1, (starts[position + 1] ?? lines.length + 1) - 1).join("\n"),
    notes: placed.filter(({ line }) => line === start),
  }));
}
