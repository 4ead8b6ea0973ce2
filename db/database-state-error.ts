/** The database is not in a state that this version of the site can use. The message is for the operator. */
export class DatabaseStateError extends Error {
  override name = "DatabaseStateError";
}
