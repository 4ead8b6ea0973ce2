import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { remember } from "@epic-web/remember";
import morgan from "morgan";
import { log } from "./log.server.ts";
import { shownPath } from "./request-path.ts";

/*
 * `remix-serve` writes a line for each request, which is no JSON and repeats what stands behind the question mark:
 * words that were searched for, tokens of links in mails. Ours takes its place, at the level `debug`, because the edge
 * keeps a log of requests.
 */
remember("request-log", () => {
  morgan.format("tiny", () => undefined);
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (!log.isLevelEnabled("debug")) return;
    const began = performance.now();
    response.once("close", () => {
      const milliseconds = Math.round(performance.now() - began);
      const { method, url = "" } = request;
      log.debug({ method, path: shownPath(url), status: response.statusCode, milliseconds }, "answered");
    });
  });
  return true;
});
