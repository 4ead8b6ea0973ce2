/** LEAD-06: how many files are kept; extras are dropped. */
export const attachmentLimit = 3;

/** LEAD-06: bytes of the largest file taken, 5 MB. */
export const attachmentMaxBytes = 5_242_880;

/** LEAD-06: what may be attached, and the media type under which each is stored. */
export const attachmentTypes = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
} as const;

export type AttachmentExtension = keyof typeof attachmentTypes;

export const attachmentExtensions = Object.keys(attachmentTypes) as AttachmentExtension[];

/** The extension of a file that may be attached, in lower case; undefined for any other. */
export function attachmentExtension(name: string): AttachmentExtension | undefined {
  const extension = name.split(".").slice(1).pop()?.toLowerCase();
  return attachmentExtensions.find((allowed) => allowed === extension);
}

/** Why a file is not taken, in words for whoever attached it. */
export const attachmentProblems = {
  tooLarge: (name: string) => `${name} exceeds 5MB limit`,
  wrongType: (name: string) => `${name} is not a PDF, DOC, DOCX, TXT, JPG or PNG file`,
  wrongContent: (name: string) => `${name} is not what its name says`,
  empty: (name: string) => `${name} is empty`,
};
