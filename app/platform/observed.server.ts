import type { IncomingMessage, ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";
import { env } from "./env.server.ts";
import { beforeClosing, beforeDisconnecting } from "./lifecycle.server.ts";

type Observer = (request: IncomingMessage, response: ServerResponse) => void;

/*
 * Metrics and traces are loaded only if configured. The process listens after they are ready, so that no request is
 * missed.
 */
const observers = await remember("observed", async () => {
  const started: Observer[] = [];
  if (env.METRICS_PORT !== undefined) {
    const { measureRequest, serveMetrics } = await import("./metrics.server.ts");
    beforeClosing(await serveMetrics());
    started.push(measureRequest);
  }
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import("./tracing.server.ts");
    const { stop, traceRequest } = startTracing();
    beforeDisconnecting(stop); // also sends the spans of the last responses
    started.push(traceRequest);
  }
  return started;
});

/** Records a request in the configured metrics and traces. */
export function observeRequest(request: IncomingMessage, response: ServerResponse, next: () => void) {
  for (const observe of observers) observe(request, response);
  next();
}
