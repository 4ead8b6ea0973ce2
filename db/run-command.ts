/**
 * Runs a command and gives the process its exit code. What the person who typed it can mend (a wrong configuration, an
 * archive that does not fit) is told in words and ends with 1; so does anything else, with its trace.
 */
export async function runCommand(command: () => Promise<number>) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "EnvironmentError") return error.message;
  if (error.name !== "ArchiveError") return error;
  const reason = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : "";
  return error.message + reason;
}
