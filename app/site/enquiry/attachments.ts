import { attachmentExtension, attachmentLimit, attachmentMaxBytes } from "#app/domain/leads/attachment.ts";
import type { EnquiryProblems } from "#app/domain/leads/enquiry.ts";

interface Choice {
  /** The attached files after the choice. */
  files: File[];
  /** Messages about refused files, with the reason. */
  refusals: string[];
  /** The refusals because of the file size. */
  tooLarge: string[];
}

/** LEAD-06: adds files to those attached; wrong types and sizes are refused, extras beyond three are dropped. */
export function chooseFiles(
  attached: readonly File[],
  offered: readonly File[],
  problems: EnquiryProblems,
): Choice {
  const choice: Choice = { files: [...attached], refusals: [], tooLarge: [] };

  for (const file of offered) {
    if (choice.files.some((other) => isSame(other, file))) continue;
    const problem = problemWith(file, choice.files.length, problems);
    if (problem) choice.refusals.push(problem);
    else choice.files.push(file);
    if (problem && isTooLarge(file)) choice.tooLarge.push(problem);
  }
  return choice;
}

/**
 * Returns each file's uploaded share, 0 to 1, after `sent` of `total` bytes of the body. The files are the last parts
 * of the body, in order.
 */
export function uploadedShares(sizes: readonly number[], sent: number, total: number): number[] {
  let rest = sent - (total - sizes.reduce((sum, size) => sum + size, 0));
  return sizes.map((size) => {
    const share = Math.min(Math.max(rest / size, 0), 1);
    rest -= size;
    return share;
  });
}

function problemWith(
  { name, size }: File,
  attachedCount: number,
  problems: EnquiryProblems,
): string | undefined {
  if (!attachmentExtension(name)) return problems.fileType(name);
  if (size > attachmentMaxBytes) return problems.fileTooLarge(name);
  if (size === 0) return problems.fileEmpty(name);
  return attachedCount < attachmentLimit ? undefined : problems.tooManyFiles(name, attachmentLimit);
}

const isTooLarge = ({ name, size }: File) => !!attachmentExtension(name) && size > attachmentMaxBytes;

/** Prevents attaching the same file twice. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
