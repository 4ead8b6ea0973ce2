import { Socket } from "node:net";

/** The address that postgres.js passes to `socket`. */
export interface DatabaseAddress {
  path?: unknown;
  host: string[];
  port: number[];
}

/** Opens a connection for postgres.js. */
export function connectSocket({ path, host, port }: DatabaseAddress): Socket {
  const socket = new DatabaseSocket();
  if (typeof path === "string") return socket.connect(path);
  return socket.connect(port[0] ?? 5432, host[0] ?? "localhost");
}

/** A proxy without a Postgres behind it, or another program on this port. */
class NoAnswerError extends Error {
  readonly code = "CONNECT_CLOSED";
  constructor() {
    super("the server closed the connection without an answer");
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
 * A connection that the peer closes without an answer has failed, too; the driver would reconnect without end.
 */
export class DatabaseSocket extends Socket {
  #failure: Error | null = null;

  override _destroy(error: Error | null, callback: (error: Error | null) => void) {
    this.#failure = error;
    closing.add(this);
    super._destroy(error, () => callback(null));
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== "close") return super.emit(event, ...args);
    closed.push(() => {
      const failure = this.#failure ?? (this.bytesRead === 0 ? new NoAnswerError() : null);
      if (failure) super.emit("error", failure);
      super.emit("close", failure !== null);
    });
    closing.delete(this);
    if (closing.size === 0) for (const report of closed.splice(0)) report();
    return true;
  }
}
