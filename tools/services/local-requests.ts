import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { Duplex } from "node:stream";

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a website other than the server's own sent the request through somebody's browser: with its own `Origin`, or
 * under a name of its own that resolves to this machine.
 */
function isForeign({ headers: { host = "", origin } }: IncomingMessage): boolean {
  return !localHost.test(host) || (origin !== undefined && origin !== `http://${host}`);
}

/** Answers 403 to the requests of other websites: the servers of `npm start` ask for no password. */
export function refuseForeign(server: Server) {
  const requestListeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (isForeign(request)) response.writeHead(403).end();
    else for (const listener of requestListeners) listener.call(server, request, response);
  });
  server.prependListener("upgrade", (request: IncomingMessage, socket: Duplex) => {
    if (isForeign(request)) socket.destroy();
  });
}
