import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";
import { pino } from "pino";
import { describeError } from "./describe-error.ts";
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
