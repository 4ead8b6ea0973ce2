import { type ChangeObject, diffChars } from "diff";

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

/** Letters of an address that are compared. */
const MAX_LETTERS = 100;

/**
 * Which letters two addresses share, in order; undefined below a similarity from 0 to 1, because the work grows with the
 * number of different letters.
 */
export function comparedAddresses(asked: string, nearest: string, minSimilarity = 0): Comparison | undefined {
  const [one, other] = [beginOf(asked), beginOf(nearest)];
  const maxEditLength = Math.floor((1 - minSimilarity) * (one.length + other.length));
  const changes = diffChars(one, other, { maxEditLength });
  if (!changes) return undefined;
  const shared = lettersIn(changes.filter(({ added, removed }) => !added && !removed));
  const different = lettersIn(changes) - shared;
  return {
    asked: partsOf(changes.filter(({ added }) => !added)),
    nearest: partsOf(changes.filter(({ removed }) => !removed)),
    similarity: (2 * shared) / Math.max(2 * shared + different, 1),
  };
}

/** A letter has one or two UTF-16 units. */
const beginOf = (address: string) => [...address.slice(0, 2 * MAX_LETTERS)].slice(0, MAX_LETTERS).join("");

const lettersIn = (changes: ChangeObject<string>[]) => changes.reduce((sum, { count }) => sum + count, 0);

function partsOf(changes: ChangeObject<string>[]): AddressPart[] {
  return changes.map(({ value, added, removed }) => ({ text: value, isShared: !added && !removed }));
}
