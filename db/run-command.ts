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
    process.exitCode = 1;
  }
}

/** An address that leads nowhere or does not let us in, by the codes of Node, of the driver and of PostgreSQL. */
const wrongAddress = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECT_TIMEOUT",
  "28P01", // wrong password
  "28000", // not let in
  "3D000", // no such database
]);

/** What the disk refuses, whose own message names file and reason. */
const refusals = new Set(["EACCES", "EPERM", "ENOENT", "ENOTDIR", "EISDIR", "EROFS", "ENOSPC"]);

/** The words for an error that somebody can mend, or else the error itself. */
export function explain(error: unknown): unknown {
  const chain = chainOf(error);
  const spoken = chain.find(({ name }) => name === "EnvironmentError" || name === "ArchiveError");
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
