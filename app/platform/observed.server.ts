import { remember } from "@epic-web/remember";
import { env } from "./env.server.ts";
import { beforeClosing, beforeDisconnecting } from "./lifecycle.server.ts";

/*
 * Metrics and traces are loaded where they are asked for, and nowhere else: a process without them has neither of them
 * in memory nor anything to do for them. With them it listens once they are there, so that no request goes unseen.
 */
await remember("observed", async () => {
  if (env.METRICS_PORT !== undefined) {
    const { serveMetrics } = await import("./metrics.server.ts");
    beforeClosing(await serveMetrics());
  }
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import("./tracing.server.ts");
    beforeDisconnecting(startTracing()); // sends the spans of the last answers too
  }
});
