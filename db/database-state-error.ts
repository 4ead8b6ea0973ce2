/** The database's state is incompatible with this version of the site. The message is for the operator. */
export class DatabaseStateError extends Error {
  override name = "DatabaseStateError";
}
