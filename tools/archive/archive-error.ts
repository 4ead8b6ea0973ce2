/** An error of an archive or its destination, with a message for the operator. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
