import { env } from "./env.server.ts";
import { log } from "./log.server.ts";

/*
 * OpenTelemetry's own protocol over HTTP, in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */

/** Milliseconds for which spans are gathered, and which a collector has to take them. */
const pause = 5000;
const patience = 10_000;

/** Spans that are held while the collector is away; what comes beyond is lost. */
const mostHeld = 2048;

export const spanKinds = { server: 2, consumer: 5 } as const;

/** What is undefined is left out. */
export type Attributes = Record<string, string | number | undefined>;

export interface Span {
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

/** Gathers spans and sends them. `stop` sends the last ones; neither ever fails for whoever calls. */
export function sendSpans() {
  const endpoint = `${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "")}/v1/traces`;
  let held: Span[] = [];
  let isAway = false;

  async function send() {
    const spans = held;
    if (spans.length === 0) return;
    held = [];
    try {
      const { ok, status } = await fetch(endpoint, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...otherHeaders() },
        body: JSON.stringify(documentOf(spans)),
        signal: AbortSignal.timeout(patience),
      });
      if (!ok) throw new Error(`the collector answered ${status}`);
      isAway = false;
    } catch (err) {
      held = [...spans, ...held].slice(-mostHeld);
      if (!isAway) log.warn({ err }, "traces cannot be sent; they are kept for a while");
      isAway = true;
    }
  }

  const timer = setInterval(send, pause);
  timer.unref();
  return {
    add(span: Span) {
      if (held.length < mostHeld) held.push(span);
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

/** As decimal digits, because a number of JavaScript does not hold them. */
function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.round(milliseconds * 1000)) * 1000n);
}

function asList(attributes: Attributes) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } }];
  });
}
