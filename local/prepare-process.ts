// Runs as a process of its own, see prepare.ts. Its imports come late so that a wrong configuration is told in words.
export {};

/** What may be wrong with DATABASE_URL, by the codes of Node, of the driver and of PostgreSQL. */
const wrongAddress = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECT_TIMEOUT",
  "28P01", // wrong password
  "28000", // not let in
  "3D000", // no such database
]);

try {
  const { prepare } = await import("#db/prepare.ts");
  const { disconnect } = await import("#app/platform/database.server.ts");
  const { owner } = await prepare();
  process.send?.(owner);
  await disconnect();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
process.disconnect?.();

function explain(error: unknown): unknown {
  const reasons = chainOf(error);
  const spoken = reasons.find(({ name }) => name === "EnvironmentError" || name === "ArchiveError");
  if (spoken) return spoken.message;
  const connection = reasons.find((reason) => wrongAddress.has(reason.code ?? ""));
  if (connection)
    return `DATABASE_URL leads to no database: ${connection.message || connection.code}. Does it run, and is the address right?`;
  return error;
}

/** The error, its cause, the cause of that, and so on. */
function chainOf(error: unknown): (Error & { code?: string })[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
