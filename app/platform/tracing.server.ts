import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "./env.server.ts";
import { type JobRun, jobChannel } from "./job-channel.server.ts";
import { type Attributes, type Span, sendSpans, spanKinds } from "./otlp.server.ts";
import { requestContext } from "./request-context.server.ts";
import { shownPath } from "./request-path.ts";

/** https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, parent, flags. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * Sends a span for each request and each try of a job to OTEL_EXPORTER_OTLP_ENDPOINT, and puts its trace into the log.
 * With OTEL_TRUST_TRACEPARENT a request continues the trace that its `traceparent` names; anybody can send one, so only
 * where the edge sets it. `stop` sends the last spans.
 */
export function startTracing() {
  const { add, stop } = sendSpans();

  function traceRequest(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const given = env.OTEL_TRUST_TRACEPARENT ? String(headers.traceparent) : "";
    const [, traceId, parentId] = traceparent.exec(given) ?? [];
    // https://opentelemetry.io/docs/specs/semconv/http/http-spans/
    const finish = begin(method, spanKinds.server, { traceId, parentId });
    const context = requestContext.getStore();
    response.once("close", () => {
      const { statusCode } = response;
      const attributes: Attributes = {
        "http.request.method": method,
        "url.path": shownPath(url),
        "http.response.status_code": statusCode,
        "site.request_id": context?.requestId,
      };
      add(finish({ attributes, isFailed: statusCode >= 500 }));
    });
  }

  const running = new WeakMap<JobRun, ReturnType<typeof begin>>();
  const failed = new WeakSet<JobRun>();
  jobChannel.subscribe({
    start: (run) => running.set(run, begin(run.name, spanKinds.consumer)),
    end: () => {},
    asyncStart: () => {},
    asyncEnd(run) {
      const attributes = { "site.job_id": run.id, "site.attempt": run.attempt };
      const span = running.get(run)?.({ attributes, isFailed: failed.has(run) });
      if (span) add(span);
    },
    error: (run) => failed.add(run),
  });
  return { stop, traceRequest };
}

/** Starts a span, whose trace the log names from then on, and answers with what ends it. */
function begin(
  name: string,
  kind: Span["kind"],
  { traceId = randomBytes(16).toString("hex"), parentId }: { traceId?: string; parentId?: string } = {},
) {
  const startedAt = Date.now();
  const began = performance.now();
  const context = requestContext.getStore();
  if (context) context.traceId = traceId;
  return (end: Pick<Span, "attributes" | "isFailed">): Span => {
    const endedAt = startedAt + (performance.now() - began);
    return {
      name,
      kind,
      traceId,
      parentId,
      spanId: randomBytes(8).toString("hex"),
      startedAt,
      endedAt,
      ...end,
    };
  };
}
