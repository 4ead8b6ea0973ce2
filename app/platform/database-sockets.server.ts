import { Socket } from "node:net";
import { remember } from "@epic-web/remember";

interface TrackedSocket {
  socket: Socket;
  bytesRead: number;
  bytesWritten: number;
  /** When bytes were last seen to have come and gone, in milliseconds; 0 for never. */
  readAt: number;
  writtenAt: number;
}

/** The connections of the pool and of the queue, by their bytes: that holds with and without TLS. */
const state = remember("database-sockets", () => ({
  isUnresponsive: false,
  sockets: new Set<TrackedSocket>(),
}));

/**
 * A connection that broke because Postgres takes connections and answers nothing. A statement that was sent may have
 * been executed (`CONNECTION_…`, see `isCommitAmbiguous`); on a connection that was never opened none was (`CONNECT_…`).
 */
class DatabaseUnresponsiveError extends Error {
  override name = "DatabaseUnresponsiveError";
  constructor(readonly code: "CONNECTION_UNRESPONSIVE" | "CONNECT_UNRESPONSIVE") {
    super("Postgres does not respond");
  }
}

/** Opens a connection for postgres.js. While Postgres is known not to respond, it fails at once. */
export function openDatabaseSocket({
  path,
  host,
  port,
}: {
  path?: unknown;
  host: string[];
  port: number[];
}): Socket {
  if (state.isUnresponsive) return new RefusedSocket(new DatabaseUnresponsiveError("CONNECT_UNRESPONSIVE"));
  const socket = track(new DatabaseSocket());
  if (typeof path === "string") socket.connect(path);
  else socket.connect(port[0] ?? 5432, host[0] ?? "localhost");
  return socket;
}

/** Makes a socket that `pg` connects, for the connections of the queue. */
export function openQueueSocket(): Socket {
  if (state.isUnresponsive)
    return new RefusedQueueSocket(new DatabaseUnresponsiveError("CONNECT_UNRESPONSIVE"));
  return track(new Socket());
}

function track(socket: Socket): Socket {
  for (const tracked of state.sockets) if (tracked.socket.destroyed) state.sockets.delete(tracked);
  state.sockets.add({ socket, bytesRead: 0, bytesWritten: 0, readAt: 0, writtenAt: 0 });
  return socket;
}

/** Whether something was sent and nothing has come back for `silenceMs`. Notes what has moved since the last call. */
export function hasSilentSocket(now: number, silenceMs: number): boolean {
  let isSilent = false;
  for (const tracked of state.sockets) {
    const { bytesRead, bytesWritten, destroyed } = tracked.socket;
    if (destroyed) continue;
    if (bytesRead !== tracked.bytesRead) Object.assign(tracked, { bytesRead, readAt: now });
    if (bytesWritten !== tracked.bytesWritten) Object.assign(tracked, { bytesWritten, writtenAt: now });
    const { readAt, writtenAt } = tracked;
    // Bytes of both directions within one interval say nothing about their order.
    if (writtenAt > 0 && writtenAt >= readAt && now - writtenAt >= silenceMs) isSilent = true;
  }
  return isSilent;
}

/** Postgres has answered: what is silent is slow, until something is sent again. */
export function forgetSilence() {
  for (const tracked of state.sockets) {
    const { bytesRead, bytesWritten } = tracked.socket;
    Object.assign(tracked, { bytesRead, bytesWritten, writtenAt: 0 });
  }
}

/** Ends every connection, idle ones too, and refuses new ones until `acceptDatabase`. */
export function refuseDatabase() {
  state.isUnresponsive = true;
  for (const { socket } of state.sockets)
    socket.destroy(new DatabaseUnresponsiveError("CONNECTION_UNRESPONSIVE"));
  state.sockets.clear();
}

export function acceptDatabase() {
  state.isUnresponsive = false;
}

export const isDatabaseRefused = () => state.isUnresponsive;

/** Sockets that are being closed, and the events of those that are closed already. */
const closing = new Set<Socket>();
const closed: (() => void)[] = [];

/**
 * A socket that reports its failure and its end in one step, and together with all that end at the same time.
 * Between the two events of an ordinary socket postgres.js 3.4 takes new queries for the broken connection: they are
 * never answered, or what they have left in its buffer breaks the next connection.
 * https://github.com/porsager/postgres/pull/1215
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
      if (this.#failure) super.emit("error", this.#failure);
      super.emit("close", this.#failure !== null);
    });
    closing.delete(this);
    if (closing.size === 0) for (const report of closed.splice(0)) report();
    return true;
  }
}

/** A connection that fails with the first bytes that are sent: by then the driver has emptied its buffer. */
class RefusedSocket extends DatabaseSocket {
  constructor(private readonly reason: Error) {
    super();
  }

  override _write(_chunk: unknown, _encoding: string, callback: (error: Error) => void) {
    callback(this.reason);
  }
}

/** A connection of `pg` that fails when the driver connects it. */
class RefusedQueueSocket extends Socket {
  constructor(private readonly reason: Error) {
    super();
  }

  override connect(): this {
    return this.destroy(this.reason);
  }
}
