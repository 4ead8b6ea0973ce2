import { errorText } from "#app/platform/describe-error.ts";
import { messages } from "./messages.ts";
/** The exit code for invalid arguments. */
export const USAGE_ERROR = 2;

/**
 * Runs a command and sets the process's exit code. Errors that the operator can fix (invalid configuration, unavailable
 * database, incompatible archive, unwritable file) are printed as a message and exit with 1; other errors also exit
 * with 1, with their stack trace and without personal data.
 */
export async function runCommand(command: () => Promise<number>) {
  process.stderr.on("error", () => {}); // progress is not worth a failure
  process.stdout.on("error", exitWithoutOutput);
  process.on("uncaughtException", (error) => {
    console.error(explain(error));
    process.exit(1);
  });
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = isUsageError(error) ? USAGE_ERROR : 1;
  }
}

/** As with SIGPIPE, a reader that ends early, such as `head`, ends the command silently. */
function exitWithoutOutput(error: NodeJS.ErrnoException) {
  if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return; // the command ended its own output, and reports why
  if (error.code !== "EPIPE") console.error(explain(error));
  process.exit(1);
}

/** `parseArgs` rejects an unknown option. */
const isUsageError = (error: unknown): error is TypeError =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** Error codes of Node, the driver and PostgreSQL for unreachable servers and refused connections. */
const wrongAddress = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "CONNECT_TIMEOUT",
  "CONNECT_CLOSED",
  "CONNECTION_CLOSED",
  "ECONNRESET", // also TLS with a server that has none
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "DEPTH_ZERO_SELF_SIGNED_CERT", // TLS: untrusted certificate
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "28P01", // wrong password
  "28000", // not authorised
  "3D000", // no such database
]);

/** PostgreSQL's codes for a schema of another version: an undefined table or column. */
const otherSchema = new Set(["42P01", "42703"]);

/** Missing permissions, a read-only database, no space or connections left, a server that starts or stops. */
const databaseRefusal = /^(42501|25006|53...|57P0.)$/;

/** Errors whose message is sufficient. */
const spokenErrors = new Set([
  "EnvironmentError",
  "ArchiveError",
  "DatabaseStateError",
  "BucketOwnerError",
  "WeakOwnerPasswordError",
]);

/** File system errors, whose message contains file and reason. */
const refusals = new Set(["EACCES", "EPERM", "ENOENT", "ENOTDIR", "EISDIR", "EROFS", "ENOSPC"]);

/** The message for an error that the operator can fix, or else the stack trace, without personal data. */
export function explain(error: unknown): string {
  const chain = chainOf(error);
  if (isUsageError(error)) return error.message;
  const spoken = chain.find(({ name }) => spokenErrors.has(name));
  if (spoken) return spoken.message + reasonBehind(spoken);
  const refused = chain.find((reason) => "syscall" in reason && refusals.has(reason.code ?? ""));
  if (refused) return refused.message;
  for (const reason of chain) {
    const { code = "", name, message, $metadata: response } = reason;
    const target = response ? messages.storage : messages.database;
    if (wrongAddress.has(code)) return messages.cannotConnect(target, message.trim() || code);
    if (response) return messages.refuses(target, `${name} (${response.httpStatusCode})`);
    if (otherSchema.has(code)) return messages.lacksTables;
    if (databaseRefusal.test(code)) return messages.refuses(target, message);
  }
  return errorText(error);
}

function reasonBehind({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message || cause.name})` : "";
}

/** Errors of the storage carry metadata of its response. */
type Reason = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** The error and its chain of causes. */
function chainOf(error: unknown): Reason[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
