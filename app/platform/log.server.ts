import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { env } from "./env.server.ts";

/** JSON lines on standard output. Personal data stays out of it: name a lead by its id, a person by account id. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

/** A query that fails carries its values, which are what people have typed: they are left out. */
export function describeError(error: Error) {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { code, severity, table_name, constraint_name, routine } = (error.cause ?? {}) as Record<
    string,
    unknown
  >;
  return {
    type: "DrizzleQueryError",
    query: error.query,
    cause: { code, severity, table_name, constraint_name, routine },
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
  };
}
