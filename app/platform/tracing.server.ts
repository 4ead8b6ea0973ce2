import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
} from "@opentelemetry/api";
import {
  parseKeyPairsIntoRecord,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { watchJobs } from "./channels.server.ts";
import { env } from "./env.server.ts";
import { log, requestContext, shownPath } from "./log.server.ts";

/**
 * Sends a span for each request and each attempt of a job to OTEL_EXPORTER_OTLP_ENDPOINT, and adds its trace id to the
 * log. With OTEL_TRUST_TRACEPARENT a request continues the trace in its `traceparent`; clients can send any value, so
 * use it only if the reverse proxy sets it. `stop` sends the last spans.
 */
export function startTracing() {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporter() })],
  });
  const tracer = provider.getTracer("site");
  const propagator = new W3CTraceContextPropagator();
  setGlobalErrorHandler((err) => log.warn({ err }, "traces could not be sent"));

  /** Starts a span, whose trace id is in the log from then on; returns a function that ends it. */
  function begin(name: string, kind: SpanKind, parent: Context) {
    const span = tracer.startSpan(name, { kind }, parent);
    const context = requestContext.getStore();
    if (context) context.traceId = span.spanContext().traceId;
    return (attributes: Attributes, isFailed: boolean) => {
      span.setAttributes(attributes);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  }

  function traceRequest(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const parent = env.OTEL_TRUST_TRACEPARENT
      ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
      : ROOT_CONTEXT;
    // https://opentelemetry.io/docs/specs/semconv/http/http-spans/
    const finish = begin(method, SpanKind.SERVER, parent);
    const context = requestContext.getStore();
    response.once("close", () => {
      const { statusCode } = response;
      const attributes = {
        "http.request.method": method,
        "url.path": shownPath(url),
        "http.response.status_code": statusCode,
        "site.request_id": context?.requestId,
      };
      finish(attributes, statusCode >= 500);
    });
  }

  watchJobs(({ name, id, attempt }) => {
    const finish = begin(name, SpanKind.CONSUMER, ROOT_CONTEXT);
    return (isFailed) => finish({ "site.job_id": id, "site.attempt": attempt }, isFailed);
  });
  return { stop: () => provider.shutdown(), traceRequest };
}

function exporter() {
  return new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "")}/v1/traces`,
    headers: parseKeyPairsIntoRecord(env.OTEL_EXPORTER_OTLP_HEADERS),
  });
}
