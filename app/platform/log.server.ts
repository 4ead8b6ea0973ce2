import { pino } from "pino";
import { describeError } from "./described-error.ts";
import { env } from "./env.server.ts";
import { requestContext } from "./request-context.server.ts";

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
