/** A part of an address, and whether the other address has it too. */
export interface AddressPart {
  text: string;
  isShared: boolean;
}

interface Comparison {
  asked: AddressPart[];
  nearest: AddressPart[];
  /** The share of letters that both have, 0 to 1. */
  similarity: number;
}

/** Letters of an address that are compared; the work grows with their square. */
const MAX_LETTERS = 100;

/** Which letters two addresses share, in order: their longest common subsequence. */
export function comparedAddresses(asked: string, nearest: string): Comparison {
  const one = [...asked].slice(0, MAX_LETTERS);
  const other = [...nearest].slice(0, MAX_LETTERS);
  const lengths = commonLengths(one, other);
  const shared = { asked: new Set<number>(), nearest: new Set<number>() };
  for (let at = 0, of = 0; at < one.length && of < other.length; ) {
    if (one[at] === other[of]) {
      shared.asked.add(at++);
      shared.nearest.add(of++);
    } else if (lengthAt(lengths, at + 1, of) >= lengthAt(lengths, at, of + 1)) at++;
    else of++;
  }
  return {
    asked: partsOf(one, shared.asked),
    nearest: partsOf(other, shared.nearest),
    similarity: (2 * shared.asked.size) / Math.max(one.length + other.length, 1),
  };
}

/** The length of the longest common subsequence from each pair of positions to the ends. */
function commonLengths(one: string[], other: string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let at = one.length - 1; at >= 0; at--) {
    for (let of = other.length - 1; of >= 0; of--) {
      const row = lengths[at];
      if (!row) continue;
      row[of] =
        one[at] === other[of]
          ? lengthAt(lengths, at + 1, of + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, of), lengthAt(lengths, at, of + 1));
    }
  }
  return lengths;
}

const lengthAt = (lengths: number[][], at: number, of: number) => lengths[at]?.[of] ?? 0;

function partsOf(letters: string[], shared: Set<number>): AddressPart[] {
  const parts: AddressPart[] = [];
  for (const [position, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isShared === shared.has(position)) last.text += letter;
    else parts.push({ text: letter, isShared: shared.has(position) });
  }
  return parts;
}
