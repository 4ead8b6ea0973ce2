import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { findFreePorts } from "#tools/services/ports.ts";

/** A proxy between the app and a service, with which a test can interrupt the service. */
export interface Proxy {
  /** The service's address with this proxy's host and port. */
  url: string;
  /** Refuses new connections and breaks open ones. */
  cut(): Promise<void>;
  /** Breaks open connections with a TCP reset. */
  reset(): void;
  /** Accepts connections without ever responding. */
  freeze(): void;
  /** Forwards requests on open connections, but no responses. */
  mute(): void;
  /** Resolves when a client sends the text; from then on, connections that send it get no responses. */
  muteAt(text: string): Promise<void>;
  /** Like a process stopped by SIGSTOP: connections stay open, new ones are accepted, and nothing is answered. */
  hang(): void;
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  const muting = new Map<string, () => void>();
  let isFrozen = false;
  const [own = 0] = await findFreePorts(1);

  const server = createServer((client) => {
    keep(client);
    if (isFrozen) return;
    const service = keep(connect(Number(port), hostname));
    client.pipe(service).pipe(client);
    pairs.set(service, client);
    client.on("data", (sent) => {
      for (const [text, notify] of muting) {
        if (!sent.includes(text)) continue;
        service.unpipe(client).resume();
        notify();
      }
    });
    client.on("close", () => service.destroy());
    service.on("close", () => {
      pairs.delete(service);
      client.destroy();
    });
  });

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on("error", () => {}); // the other side is notified
    socket.on("close", () => sockets.delete(socket));
    return socket;
  }
  async function listen() {
    server.listen(own, "127.0.0.1");
    await once(server, "listening");
  }
  function breakAll() {
    for (const socket of sockets) socket.destroy();
  }

  function mute() {
    for (const [service, client] of pairs) service.unpipe(client).resume();
  }

  await listen();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(own);

  async function cut() {
    if (!server.listening) return breakAll();
    server.close();
    breakAll();
    await once(server, "close");
  }
  return {
    url: url.href.replace(/\/$/, ""),
    cut,
    reset() {
      for (const client of pairs.values()) client.resetAndDestroy();
    },
    freeze() {
      isFrozen = true;
      breakAll();
    },
    mute,
    muteAt: (text) => new Promise((resolve) => muting.set(text, resolve)),
    hang() {
      isFrozen = true;
      mute();
    },
    async restore() {
      isFrozen = false;
      muting.clear();
      breakAll();
      if (!server.listening) await listen();
    },
    stop: cut,
  };
}
