import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { remember } from "@epic-web/remember";
import { requestContext } from "./request-context.server.ts";

/**
 * What `remix-serve` does not hand on to a loader is stamped on each incoming request as a header, before anything
 * else sees the request. What a client sends under these names is overwritten, so nobody can forge them.
 */
export const stamps = {
  /** The address at the other end of the connection: the visitor's, or that of the nearest proxy. */
  peer: "x-peer-address",
  /** By which the request is found in the log: the edge's, where it looks like one, or else made here. */
  requestId: "x-request-id",
  /** `yes` on a data request of a single-page navigation, whose address ends in `.data`. */
  dataRequest: "x-data-request",
};

/** Milliseconds in which a client may still send after it was answered, before the connection is cut. */
const patience = 1000;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
}

remember("incoming", () => {
  // https://nodejs.org/api/diagnostics_channel.html#http
  subscribe("http.server.request.start", (message) => {
    const exchange = message as Exchange;
    stamp(exchange);
    name(exchange);
    exchange.response.once("finish", () => cutUnread(exchange));
  });
  return true;
});

function stamp({ request, socket }: Exchange) {
  const { headers } = request;
  delete headers[stamps.peer];
  delete headers[stamps.dataRequest];
  if (socket.remoteAddress) headers[stamps.peer] = socket.remoteAddress;
  if (/\.data(\?|$)/.test(request.url ?? "")) headers[stamps.dataRequest] = "yes";
}

/** Everything that is done for a request is logged under its id, and every answer says it, files and errors too. */
function name({ request, response }: Exchange) {
  const given = request.headers[stamps.requestId];
  const requestId = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  request.headers[stamps.requestId] = requestId;
  response.setHeader("X-Request-Id", requestId);
  requestContext.enterWith({ requestId });
}

/** Node reads and drops the rest of a body that nobody wanted, however long it is. */
function cutUnread({ request, socket }: Exchange) {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, patience);
  socket.once("close", () => clearTimeout(timer));
}
