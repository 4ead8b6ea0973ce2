import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";

/** Fields of every log line of a request or a job. */
export interface RequestContext {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** The OpenTelemetry trace, if there is one. */
  traceId?: string;
}

/** Empty outside of requests and jobs. */
export const requestContext = remember("request-context", () => new AsyncLocalStorage<RequestContext>());
