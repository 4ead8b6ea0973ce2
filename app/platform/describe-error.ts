/** An error as logged. */
interface DescribedError {
  type: string;
  message: string;
  stack: string;
  cause?: DescribedError;
  errors?: DescribedError[];
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

/** The same for a terminal: the stack traces, each followed by its details. */
export function errorText(error: unknown): string {
  return textOf(describeError(error));
}

function textOf({ type: _type, message, stack, cause, errors = [], ...details }: DescribedError): string {
  const rest = Object.entries(details).map(([name, value]) => `    ${name}: ${value}`);
  const causes = [...(cause ? [cause] : []), ...errors].map((each) => `Caused by ${textOf(each)}`);
  return [stack || message, ...rest, ...causes].join("\n");
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
