/** Texts of all content types. */
export const empty = "Empty";
export const isMissing = (label: string) => `${label} is missing`;
export const no = "No";
export const noBlock = "Add a block";
export const tooManyBlocks = (max: number) =>
  max === 1 ? "Use one block only" : `Use at most ${max} blocks`;
export const untitled = "Untitled";
export const yes = "Yes";
