/** The exit code of a command that was called in a form that does not exist. */
export const USAGE_ERROR = 2;

/**
 * Runs a command and gives the process its exit code. What the person who typed it can mend (a wrong configuration, a
 * database that is away, an archive that does not fit, a file that may not be written) is told in words and ends with 1; so does anything else, with
 * its trace.
 */
export async function runCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = isUsageError(error) ? USAGE_ERROR : 1;
  }
}

/** `parseArgs` does not know an option. */
const isUsageError = (error: unknown) =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** An address that leads nowhere or does not let us in, by the codes of Node, of the driver and of PostgreSQL. */
const wrongAddress = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECT_TIMEOUT",
  "DEPTH_ZERO_SELF_SIGNED_CERT", // TLS: no certificate that we trust
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "28P01", // wrong password
  "28000", // not let in
  "3D000", // no such database
]);

/** Errors whose own message is all that there is to say. */
const spokenErrors = new Set([
  "EnvironmentError",
  "ArchiveError",
  "DatabaseStateError",
  "BucketOwnerError",
  "WeakOwnerPasswordError",
]);

/** What the disk refuses, whose own message names file and reason. */
const refusals = new Set(["EACCES", "EPERM", "ENOENT", "ENOTDIR", "EISDIR", "EROFS", "ENOSPC"]);

/** The words for an error that somebody can mend, or else the error itself. */
export function explain(error: unknown): unknown {
  const chain = chainOf(error);
  if (isUsageError(error)) return chain[0]?.message;
  const spoken = chain.find(({ name }) => spokenErrors.has(name));
  if (spoken) return spoken.message + reasonBehind(spoken);
  const refused = chain.find((reason) => "syscall" in reason && refusals.has(reason.code ?? ""));
  if (refused) return refused.message;
  const away = chain.find(({ code }) => wrongAddress.has(code ?? ""));
  if (!away) return error;
  // Errors of the storage carry what is known of its answer.
  const leads = "$metadata" in away ? "S3_ENDPOINT leads to no storage" : "DATABASE_URL leads to no database";
  return `${leads}: ${away.message || away.code}. Does it run, and is the address right?`;
}

function reasonBehind({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message || cause.name})` : "";
}

/** The error, its cause, the cause of that, and so on. */
function chainOf(error: unknown): (Error & { code?: string })[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
