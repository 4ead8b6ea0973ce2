/** What is wrong with an archive or with where it is to go, in words for whoever runs the command. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
