import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";
import { pino } from "pino";
import { env } from "./env.server.ts";

/** Fields of every log line of a request or a job. */
interface RequestContext {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** The OpenTelemetry trace, if there is one. */
  traceId?: string;
}

/** Empty outside of requests and jobs. */
export const requestContext = remember("request-context", () => new AsyncLocalStorage<RequestContext>());

/**
 * A request's path for log, metrics and traces: without the token of a preview link, without email addresses mistaken
 * for pages, and without the query.
 */
export function shownPath(url: string): string {
  const [path = ""] = url.split("?");
  return path
    .replace(/^\/preview\/(?!(?:frame|framed|page|settings|content)\/)[^/]+/i, "/preview/…")
    .replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}

/** An error as logged. */
interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** Fields of PostgreSQL errors without user input. Message and details quote values. */
const databaseFields = ["code", "severity", "schema_name", "table_name", "constraint_name", "routine"];

/** Fields of other errors besides their message. */
const plainFields = ["code", "errno", "syscall", "status", "responseCode", "address", "port"];

/**
 * Describes an error and its causes without user input: for queries the text without values, for errors of PostgreSQL
 * and mail servers only the code, and messages without email addresses.
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
  if (error.name === "PostgresError") return `PostgreSQL rejected a query (${Reflect.get(error, "code")})`;
  const query: unknown = Reflect.get(error, "query");
  if (typeof query === "string") return `a query failed: ${query}`;
  // Mail servers repeat refused addresses and other parts of what they received.
  if ("responseCode" in error || "command" in error) return "the mail server's answer";
  return withoutAddresses(error.message);
}

/** Removes email addresses and query strings, which contain personal data. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'(]+(?:@|%40)[^\s<>"')]+/g, "…@…").replace(/\?[^\s"')]+/g, "?…");
}

/** The stack frames, without the message at the start. */
function framesOf({ stack = "" }: Error): string[] {
  return stack.split("\n").filter((line) => /^\s+at /.test(line));
}

/**
 * JSON lines on standard output, each with its request or job id. Without personal data: log leads and people by id,
 * and errors as `err`.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ ...requestContext.getStore() }),
  serializers: { err: describeError },
});
