import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type RequestListener, Server, STATUS_CODES } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import { env } from "#app/platform/env.server.ts";
import { closeOnDrain } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { observeRequest } from "#app/platform/observed.server.ts";
import { demoFolder } from "#app/platform/public-folders.server.ts";
import { routeManifest, staticFiles } from "./client-build.server.ts";
import { messages } from "./messages.ts";
import { servePageFromCache } from "./page-cache.server.ts";
import { servePageScripts } from "./page-scripts.server.ts";
import {
  redirectDots,
  redirectMisspelled,
  refuseForeignWrite,
  refuseMalformed,
  refuseOversized,
} from "./refusals.server.ts";
import { readInLanguage } from "./requested-language.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { showSitePreview } from "./site-preview.server.ts";
import { accessLog, closeUnreadUploads, startRequest } from "./start-request.server.ts";

/** The middleware of a request, in order. */
export function createApp(build: ServerBuild): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(startRequest);
  app.use(closeUnreadUploads);
  app.use(observeRequest);
  app.use(accessLog);
  app.use(securityHeaders);
  app.use(refuseMalformed);
  app.use(refuseOversized);
  app.use(redirectMisspelled);
  app.use(refuseForeignWrite);
  app.use(routeManifest(build.assets));
  app.use(redirectDots);
  app.use(showSitePreview);
  app.use(readInLanguage);
  app.use(servePageScripts);
  app.use(servePageFromCache);
  app.use(compression()); // feeds, data and JSON; pages and files of the build are compressed already
  app.use(staticFiles(build.assetsBuildDirectory));
  if (env.DEMO_CONTENT) app.use(staticFiles(demoFolder()));
  app.all("*", createRequestHandler({ build, mode: env.NODE_ENV }));
  app.use(answerError);
  return app;
}

/**
 * Remix handles its own errors; this handles errors of the middleware above and of the adapter. The file server passes
 * conditions that a file does not meet as errors with a status (412, 416), after it has set the file's headers.
 */
const answerError: ErrorRequestHandler = (err, request, response, _next) => {
  const isClientError = err.status >= 400 && err.status < 500;
  if (!isClientError) log.error({ err, method: request.method }, "a request failed outside Remix");
  if (response.headersSent) return void request.socket.destroy();
  for (const name of response.getHeaderNames()) if (name !== "x-request-id") response.removeHeader(name);
  response
    .status(isClientError ? err.status : 500)
    .set({ ...(isClientError && err.headers), "Cache-Control": "no-store" })
    .type("text/plain")
    .send(`${isClientError ? STATUS_CODES[err.status] : messages.unexpected}\n`);
};

/**
 * Milliseconds after which an idle connection is closed: more than the 60 s of common proxies (nginx, HAProxy, load
 * balancers of clouds), so that the proxy closes it first. Otherwise a request could meet a connection that is closing,
 * and the proxy would answer 502.
 */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** https://nodejs.org/api/diagnostics_channel.html#tcp-socket */
const LISTEN_CHANNEL = "tracing:net.server.listen:asyncStart";

/**
 * Passes every request of `remix-serve` to this app, and closes its server when the process drains.
 *
 * `remix-serve` has no option for middleware and does not expose its server. It listens after it has loaded the app, so
 * the first server that listens after this call is its server.
 */
export function mountOnRemixServe(createListener: () => Promise<RequestListener>) {
  subscribe(LISTEN_CHANNEL, function mount(message) {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    unsubscribe(LISTEN_CHANNEL, mount);
    server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
    server.removeAllListeners("request");
    const listener = createListener();
    server.on("request", (request, response) => void listener.then((listen) => listen(request, response)));
    closeOnDrain(server);
  });
}
