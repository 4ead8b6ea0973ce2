import { Socket } from "node:net";
import { remember } from "@epic-web/remember";
import { connectSocket, type DatabaseAddress, DatabaseSocket } from "#db/connection/database-socket.ts";

interface TrackedSocket {
  socket: Socket;
  bytesRead: number;
  bytesWritten: number;
  /** When received and sent bytes last increased, in milliseconds; 0 for never. */
  readAt: number;
  writtenAt: number;
}

/** The connections of pool and queue, tracked by byte counts, which works with and without TLS. */
const state = remember("database-sockets", () => ({
  isRefusing: false,
  hasFailedConnection: false,
  sockets: new Set<TrackedSocket>(),
}));

/**
 * A connection that the watchdog has closed or refused. A sent statement may have been executed (`CONNECTION_…`, see
 * `isCommitAmbiguous`); without an open connection it was not (`CONNECT_…`).
 */
class DatabaseUnresponsiveError extends Error {
  override name = "DatabaseUnresponsiveError";
  constructor(readonly code: "CONNECTION_UNRESPONSIVE" | "CONNECT_UNRESPONSIVE") {
    super("Postgres does not respond");
  }
}

/** Opens a connection for postgres.js. Fails at once while connections are refused. */
export function openDatabaseSocket(address: DatabaseAddress): Socket {
  if (state.isRefusing) return new RefusedSocket(new DatabaseUnresponsiveError("CONNECT_UNRESPONSIVE"));
  return track(connectSocket(address));
}

/** Creates a socket that `pg` connects, for the queue. */
export function openQueueSocket(): Socket {
  if (state.isRefusing) return new RefusedQueueSocket(new DatabaseUnresponsiveError("CONNECT_UNRESPONSIVE"));
  return track(new Socket());
}

function track(socket: Socket): Socket {
  for (const tracked of state.sockets) if (tracked.socket.destroyed) state.sockets.delete(tracked);
  state.sockets.add({ socket, bytesRead: 0, bytesWritten: 0, readAt: 0, writtenAt: 0 });
  socket.once("error", () => {
    if (socket.bytesRead === 0) state.hasFailedConnection = true;
  });
  return socket;
}

/** Whether sent data has been unanswered for `silenceMs`. Updates the counts since the last call. */
export function hasSilentSocket(now: number, silenceMs: number): boolean {
  let isSilent = false;
  for (const tracked of state.sockets) {
    const { bytesRead, bytesWritten, destroyed } = tracked.socket;
    if (destroyed) continue;
    if (bytesRead !== tracked.bytesRead) Object.assign(tracked, { bytesRead, readAt: now });
    if (bytesWritten !== tracked.bytesWritten) Object.assign(tracked, { bytesWritten, writtenAt: now });
    const { readAt, writtenAt } = tracked;
    // The order of bytes in both directions within one interval is unknown.
    if (writtenAt > 0 && writtenAt >= readAt && now - writtenAt >= silenceMs) isSilent = true;
  }
  return isSilent;
}

/** Whether a connection has received anything since the last call of `hasSilentSocket`. */
export const hasReceived = () =>
  [...state.sockets].some(({ socket, bytesRead }) => socket.bytesRead > bytesRead);

/** Whether a connection could not be opened since the last call of `acceptConnections`. */
export const hasFailedConnection = () => state.hasFailedConnection;

/** Lets new connections fail at once until `acceptConnections`. Open connections stay. */
export function refuseConnections() {
  state.isRefusing = true;
}

export const isRefusingConnections = () => state.isRefusing;

/** Closes every connection, including idle ones. */
export function closeConnections() {
  for (const { socket } of state.sockets)
    socket.destroy(new DatabaseUnresponsiveError("CONNECTION_UNRESPONSIVE"));
  state.sockets.clear();
}

/** Postgres has responded: silent connections are slow, until something is sent again. */
export function acceptConnections() {
  state.isRefusing = false;
  state.hasFailedConnection = false;
  for (const tracked of state.sockets) {
    const { bytesRead, bytesWritten } = tracked.socket;
    Object.assign(tracked, { bytesRead, bytesWritten, writtenAt: 0 });
  }
}

/** A connection that fails with the first sent bytes: by then the driver has emptied its buffer. */
class RefusedSocket extends DatabaseSocket {
  constructor(private readonly reason: Error) {
    super();
  }

  override _write(_chunk: unknown, _encoding: string, callback: (error: Error) => void) {
    callback(this.reason);
  }
}

/** A `pg` connection that fails when the driver connects it. */
class RefusedQueueSocket extends Socket {
  constructor(private readonly reason: Error) {
    super();
  }

  override connect(): this {
    return this.destroy(this.reason);
  }
}
