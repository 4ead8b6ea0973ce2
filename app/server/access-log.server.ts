import type { RequestHandler } from "express";
import { log } from "#app/platform/log.server.ts";
import { shownPath } from "#app/platform/request-path.ts";

/** Logs each response at level `debug`, because the edge has an access log. Queries and tokens are left out. */
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
