import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { remember } from "@epic-web/remember";

/**
 * What `remix-serve` does not hand on to a loader is stamped on each incoming request as a header, before anything
 * else sees the request. What a client sends under these names is overwritten, so nobody can forge them.
 */
export const stamps = {
  /** The address at the other end of the connection: the visitor's, or that of the nearest proxy. */
  peer: "x-peer-address",
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

/** Node reads and drops the rest of a body that nobody wanted, however long it is. */
function cutUnread({ request, socket }: Exchange) {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, patience);
  socket.once("close", () => clearTimeout(timer));
}
