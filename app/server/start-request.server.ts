import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { trustedHeaders } from "#app/http/request.server.ts";
import { isDataUrl } from "#app/paths/framework-addresses.ts";
import { log, requestContext, shownPath } from "#app/platform/log.server.ts";

/** Milliseconds that a client has to finish sending after the response, before its connection is closed. */
const UNREAD_BODY_TIMEOUT_MS = 1000;

/**
 * Sets the trusted headers and runs the following middleware in the request's context, so that every log line has the
 * request id. A valid id from the reverse proxy is kept; every response carries the id.
 */
export const startRequest: RequestHandler = (request, response, next) => {
  const { headers, socket, url } = request;
  const given = headers[trustedHeaders.requestId];
  const requestId = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  headers[trustedHeaders.requestId] = requestId;
  delete headers[trustedHeaders.peer];
  if (socket.remoteAddress) headers[trustedHeaders.peer] = socket.remoteAddress;
  delete headers[trustedHeaders.dataRequest];
  if (isDataUrl(url)) headers[trustedHeaders.dataRequest] = "yes";
  response.setHeader("X-Request-Id", requestId);
  requestContext.run({ requestId }, next);
};

/**
 * Closes connections of clients that continue sending after the response. Node would read and discard the whole body.
 */
export const closeUnreadUploads: RequestHandler = (request, response, next) => {
  response.once("finish", () => {
    if (request.complete) return;
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, UNREAD_BODY_TIMEOUT_MS);
    request.socket.once("close", () => clearTimeout(timer));
  });
  next();
};

/**
 * Logs each response at level `debug`, because the reverse proxy has an access log. Query strings and tokens are
 * omitted.
 */
export const accessLog: RequestHandler = (request, response, next) => {
  if (log.isLevelEnabled("debug")) {
    const startedAt = performance.now();
    const { method, url } = request;
    response.once("close", () => {
      const durationMs = Math.round(performance.now() - startedAt);
      log.debug({ method, path: shownPath(url), status: response.statusCode, durationMs }, "answered");
    });
  }
  next();
};
