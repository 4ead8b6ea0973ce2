/** Interface text of the media library. */
export const messages = {
  deleteFiles: (count: number) => (count === 1 ? "Delete the file" : `Delete ${count} files`),
  deleteFilesQuestion: (all: number) => (all === 1 ? "Delete this file?" : `Delete these ${all} files?`),
  earlierVersionCount: (count: number) => (count === 1 ? "1 earlier version" : `${count} earlier versions`),
  filesWere: (count: number) => (count === 1 ? "1 file was" : `${count} files were`),
  keepFiles: (count: number) => (count === 1 ? "Keep the file" : "Keep the files"),
  filesInUse: (all: number) =>
    all === 1 ? "This file is used and is not deleted" : "These files are used and are not deleted",
} as const;
