import { Socket } from "node:net";

/** The address that postgres.js passes to `socket`. */
export interface DatabaseAddress {
  path?: unknown;
  host: string[];
  port: number[];
}

/** Opens a connection for postgres.js. */
export function connectSocket({
  path,
  host: [host = "localhost"],
  port: [port = 5432],
}: DatabaseAddress): Socket {
  const socket = new DatabaseSocket();
  if (typeof path === "string") return socket.connect(path);
  // The driver names the address in its errors.
  return Object.assign(socket, { host, port }).connect(port, host);
}

/**
 * Without an answer (`CONNECT_…`): a proxy without a Postgres behind it, or another program on this port. Otherwise that,
 * or a Postgres that has ended; a sent statement may have been executed.
 */
class ClosedError extends Error {
  constructor(readonly code: "CONNECT_CLOSED" | "CONNECTION_CLOSED") {
    super("the server closed the connection");
  }
}

/** Sockets that are closing, and the deferred events of closed ones. */
const closing = new Set<Socket>();
const closed: (() => void)[] = [];

/**
 * A socket that reports error and close in one step, together with all sockets that close at the same time. Between the
 * two events of an ordinary socket postgres.js 3.4 accepts new queries for the broken connection: they never settle, or
 * their data in its buffer breaks the next connection. https://github.com/porsager/postgres/pull/1215
 *
 * A connection that the peer closes fails its queries, too; a driver that waits for the server to become ready would
 * reconnect without end.
 */
class DatabaseSocket extends Socket {
  #failure: Error | null = null;

  override _destroy(error: Error | null, callback: (error: Error | null) => void) {
    this.#failure = error;
    closing.add(this);
    super._destroy(error, () => callback(null));
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== "close") return super.emit(event, ...args);
    closed.push(() => {
      const failure = this.#failure ?? (this.bytesRead === 0 ? new ClosedError("CONNECT_CLOSED") : null);
      // Nothing listens below TLS, where the driver listens to the socket above, or after the driver has given it up.
      if (this.listenerCount("error") > 0)
        super.emit("error", failure ?? new ClosedError("CONNECTION_CLOSED"));
      super.emit("close", failure !== null);
    });
    closing.delete(this);
    if (closing.size === 0) for (const report of closed.splice(0)) report();
    return true;
  }
}
