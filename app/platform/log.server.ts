import { pino } from "pino";
import { env } from "./env.server.ts";
import { requestContext } from "./request-context.server.ts";

/** An error as the log shows it. */
interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** What PostgreSQL says about an error and people have not typed. Its message and details quote values. */
const databaseFields = ["code", "severity", "schema_name", "table_name", "constraint_name", "routine"];

/** What other errors tell beside their message. */
const plainFields = ["code", "errno", "syscall", "status", "responseCode", "address", "port"];

/**
 * An error and its causes without what people have typed: of a query its text and not its values, of what PostgreSQL
 * and mail servers answer only the code, and of any message no mail address.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  const message = messageOf(error);
  const isFromDatabase = error.name === "PostgresError";
  const shown = Object.fromEntries(
    (isFromDatabase ? databaseFields : plainFields).flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
    }),
  );
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const errors = error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {};
  const type = error.constructor.name || error.name;
  return {
    type,
    message,
    ...shown,
    ...cause,
    ...errors,
    stack: [`${type}: ${message}`, ...framesOf(error)].join("\n"),
  };
}

function messageOf(error: Error): string {
  if (error.name === "PostgresError") return `PostgreSQL refused it (${Reflect.get(error, "code")})`;
  const query: unknown = Reflect.get(error, "query");
  if (typeof query === "string") return `a query failed: ${query}`;
  // Mail servers repeat the addresses that they refuse, and more of what was sent to them.
  if ("responseCode" in error || "command" in error) return "the mail server's answer";
  return withoutAddresses(error.message);
}

/** Mail addresses and what stands behind the question mark of web addresses are people's. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(]+(?:@|%40)[^\s<>"')]+/g, "…@…").replace(/\?[^\s"')]+/g, "?…");
}

/** Where it came from, without the message that a stack begins with. */
function framesOf({ stack = "" }: Error): string[] {
  return stack.split("\n").filter((line) => /^\s+at /.test(line));
}

/**
 * JSON lines on standard output, each with the id of the request or job it is about. Personal data stays out of it:
 * name a lead by its id, a person by account id, and give errors as `err`.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ ...requestContext.getStore() }),
  serializers: { err: describeError },
});
