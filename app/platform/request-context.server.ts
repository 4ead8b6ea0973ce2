import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "@epic-web/remember";

/** What every line of the log names that was written on behalf of a request or a job. */
export interface RequestContext {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** Of the OpenTelemetry trace, where there is one. */
  traceId?: string;
}

/** Empty outside of requests and jobs. */
export const requestContext = remember("request-context", () => new AsyncLocalStorage<RequestContext>());
