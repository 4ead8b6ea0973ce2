/** LEAD-06: maximum number of stored files; the rest are discarded. */
export const attachmentLimit = 3;

/** LEAD-06: maximum bytes per file, 5 MB. */
export const attachmentMaxBytes = 5_242_880;

/** LEAD-06: allowed file types and the media type under which each is stored. */
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

/** Returns the lower-case extension of an allowed file; undefined for any other. */
export function attachmentExtension(name: string): AttachmentExtension | undefined {
  const extension = name.split(".").slice(1).pop()?.toLowerCase();
  return attachmentExtensions.find((allowed) => allowed === extension);
}
