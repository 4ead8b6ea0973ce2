/** Interface text of the page editor. */
export const messages = {
  blockAdded: (block: string, position: number, count: number) => `${block} added, ${position} of ${count}`,
  blockDuplicated: (block: string, position: number, count: number) =>
    `${block} duplicated, ${position} of ${count}`,
  blockMoved: (block: string, position: number, count: number) => `${block} moved, ${position} of ${count}`,
  blockPasted: (block: string, position: number, count: number) => `${block} pasted, ${position} of ${count}`,
  blockCount: (blocks: number) => (blocks === 1 ? "1 block" : `${blocks} blocks`),
  blocksChanged: (count: number) => (count === 1 ? "1 block changed" : `${count} blocks changed`),
  blocksCopied: (count: number) => (count === 1 ? "1 block copied" : `${count} blocks copied`),
  invalidFieldCount: (invalidCount: number) =>
    invalidCount === 1 ? "1 field has an error" : `${invalidCount} fields have errors`,
  itemNoun: (count: number) => (count === 1 ? "item" : "items"),
  ownConflictExplanation:
    "You have changed the same parts in another tab or browser. All other changes are merged. Nothing is lost until you choose.",
  conflictExplanation: (name = "someone else") =>
    `You and ${name} have changed the same parts. All other changes are merged. Nothing is lost until you choose.`,
} as const;
