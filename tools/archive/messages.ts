/** Problems of archives. */
export const messages = {
  cannotBeDecrypted: "The archive cannot be decrypted: it is damaged, or BACKUP_IDENTITY does not match.",
  changedWhileRead: (name: string, size: number) =>
    `${name} changed while it was read: it no longer has ${size} bytes.`,
  isDamaged: (file: string, reason: string) => `${file} is damaged: ${reason}`,
  isEncrypted: (file: string) => `${file} is encrypted: set BACKUP_IDENTITY_FILE to the identity file.`,
  isIncomplete: (file: string, manifest: string) =>
    `${file} has no ${manifest}: it was truncated while it was written or copied.`,
  manifestUnreadable: (file: string, manifest: string) =>
    `${file} is damaged: its ${manifest} cannot be read.`,
  noArchive: (file: string) => `The archive ${file} does not exist.`,
  notAnIdentity: "BACKUP_IDENTITY is not an age identity. Example: AGE-SECRET-KEY-1…",
  notARecipient: (recipient: string) => `"${recipient}" is not an age recipient. Example: age1…`,
  partDiffers: (file: string, part: string) => `${file} is damaged: ${part} differs from what was written.`,
  partMissing: (file: string, part: string) => `${file} is damaged: ${part} is missing.`,
  readAborted: (object: string) => `The storage stopped while ${object} was read.`,
  readFailed: (object: string) => `The storage did not return ${object}.`,
  rowsDoNotFit: (table: string) => `The rows of ${table} do not fit the table.`,
  storeFailed: (object: string) => `The storage did not store ${object}.`,
  stopped: "Stopped before the end. Incomplete files were deleted.",
  unknownPart: (file: string, part: string, manifest: string) =>
    `${file} contains ${part}, which its ${manifest} does not list.`,
  wrongKind: (file: string, kind: string, actual: string) =>
    `${file} is not of the kind "${kind}" but "${actual}".`,
} as const;
