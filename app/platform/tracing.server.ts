import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { watchJobs } from "./channels.server.ts";
import { env } from "./env.server.ts";
import { log, requestContext, shownPath } from "./log.server.ts";

/** https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, parent, flags. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * Sends a span for each request and each attempt of a job to OTEL_EXPORTER_OTLP_ENDPOINT, and adds its trace id to the
 * log. With OTEL_TRUST_TRACEPARENT a request continues the trace in its `traceparent`; clients can send any value, so
 * use it only if the reverse proxy sets it. `stop` sends the last spans.
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

  watchJobs(({ name, id, attempt }) => {
    const finish = begin(name, spanKinds.consumer);
    const attributes = { "site.job_id": id, "site.attempt": attempt };
    return (isFailed) => add(finish({ attributes, isFailed }));
  });
  return { stop, traceRequest };
}

/** Starts a span, whose trace id is in the log from then on; returns a function that ends it. */
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

/* OpenTelemetry's own protocol over HTTP, in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp */

/** Milliseconds for which spans are collected, and the collector's timeout. */
const SEND_INTERVAL_MS = 5000;
const SEND_TIMEOUT_MS = 10_000;

/** Maximum spans kept while the collector is unavailable; further ones are dropped. */
const MAX_QUEUED_SPANS = 2048;

const spanKinds = { server: 2, consumer: 5 } as const;

/** Undefined values are omitted. */
type Attributes = Record<string, string | number | undefined>;

interface Span {
  name: string;
  kind: (typeof spanKinds)[keyof typeof spanKinds];
  /** 32 and 16 hexadecimal digits. */
  traceId: string;
  spanId: string;
  parentId?: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  isFailed: boolean;
}

/** Collects spans and sends them. `stop` sends the last ones; neither ever throws. */
function sendSpans() {
  const endpoint = `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "")}/v1/traces`;
  let queuedSpans: Span[] = [];
  let isUnreachable = false;

  async function send() {
    const spans = queuedSpans;
    if (spans.length === 0) return;
    queuedSpans = [];
    try {
      const { ok, status } = await fetch(endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...otherHeaders() },
        body: JSON.stringify(documentOf(spans)),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      if (!ok) throw new Error(`the collector responded with status ${status}`);
      isUnreachable = false;
    } catch (err) {
      queuedSpans = [...spans, ...queuedSpans].slice(-MAX_QUEUED_SPANS);
      if (!isUnreachable) log.warn({ err }, "traces could not be sent; they are buffered and sent again");
      isUnreachable = true;
    }
  }

  const timer = setInterval(send, SEND_INTERVAL_MS);
  timer.unref();
  return {
    add(span: Span) {
      if (queuedSpans.length < MAX_QUEUED_SPANS) queuedSpans.push(span);
    },
    async stop() {
      clearInterval(timer);
      await send();
    },
  };
}

/** `key=value,key=value`, percent-encoded: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
function otherHeaders(): Record<string, string> {
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? "").split(",").map((pair) => pair.split("="));
  return Object.fromEntries(
    pairs.flatMap(([name = "", ...value]) =>
      name.trim() ? [[name.trim(), decodeURIComponent(value.join("=").trim())]] : [],
    ),
  );
}

function documentOf(spans: Span[]) {
  const resource = { attributes: asList({ "service.name": env.OTEL_SERVICE_NAME }) };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "site" }, spans: spans.map(asSpan) }] }],
  };
}

function asSpan({ name, kind, traceId, spanId, parentId, startedAt, endedAt, attributes, isFailed }: Span) {
  return {
    name,
    kind,
    traceId,
    spanId,
    parentSpanId: parentId,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: asList(attributes),
    status: isFailed ? { code: 2 } : {},
  };
}

/** As decimal digits, because it exceeds JavaScript's safe integers. */
function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}

function asList(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } }];
  });
}
