import {
  attachmentExtension,
  attachmentLimit,
  attachmentMaxBytes,
  attachmentProblems,
} from "#app/domain/leads/attachment.ts";

export interface Choice {
  /** What is attached after the choice. */
  files: File[];
  /** In words, what was left out and why. */
  refusals: string[];
  /** Those of the refusals that are due to the size. */
  tooLarge: string[];
}

/** LEAD-06: adds files to those attached; wrong types and sizes are refused, extras beyond three are dropped. */
export function chooseFiles(attached: readonly File[], offered: readonly File[]): Choice {
  const choice: Choice = { files: [...attached], refusals: [], tooLarge: [] };

  for (const file of offered) {
    if (choice.files.some((kept) => isSame(kept, file))) continue;
    const problem = problemWith(file, choice.files.length);
    if (problem) choice.refusals.push(problem);
    else choice.files.push(file);
    if (problem === attachmentProblems.tooLarge(file.name)) choice.tooLarge.push(problem);
  }
  return choice;
}

/**
 * How far each file is, from 0 to 1, when `sent` of `total` bytes of the body are on their way: the files come last
 * in the body, one after the other.
 */
export function uploadedShares(sizes: readonly number[], sent: number, total: number): number[] {
  let rest = sent - (total - sizes.reduce((sum, size) => sum + size, 0));
  return sizes.map((size) => {
    const share = Math.min(Math.max(rest / size, 0), 1);
    rest -= size;
    return share;
  });
}

function problemWith({ name, size }: File, attachedCount: number): string | undefined {
  if (!attachmentExtension(name)) return attachmentProblems.wrongType(name);
  if (size > attachmentMaxBytes) return attachmentProblems.tooLarge(name);
  if (size === 0) return attachmentProblems.empty(name);
  return attachedCount < attachmentLimit
    ? undefined
    : `${name} was left out: ${attachmentLimit} files at most`;
}

/** Choosing a file again does not attach it twice. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
