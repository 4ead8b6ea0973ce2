import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type RequestListener, Server } from "node:http";
import { closeOnDrain } from "#app/platform/lifecycle.server.ts";

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
    server.removeAllListeners("request");
    const listener = createListener();
    server.on("request", (request, response) => void listener.then((listen) => listen(request, response)));
    closeOnDrain(server);
  });
}
