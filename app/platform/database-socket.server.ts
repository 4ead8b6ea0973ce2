import { Socket } from "node:net";

/** Sockets that are being closed, and the events of those that are closed already. */
const closing = new Set<Socket>();
const closed: (() => void)[] = [];

/**
 * A socket that reports its failure and its end in one step, and together with all that end at the same time.
 * Between the two events of an ordinary socket postgres.js 3.4 takes new queries for the broken connection: they are
 * never answered, or what they have left in its buffer breaks the next connection.
 * https://github.com/porsager/postgres/pull/1215
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
      if (this.#failure) super.emit("error", this.#failure);
      super.emit("close", this.#failure !== null);
    });
    closing.delete(this);
    if (closing.size === 0) for (const report of closed.splice(0)) report();
    return true;
  }
}

/** A connection that fails with the first bytes that are sent: by then the driver has emptied its buffer. */
export class RefusedSocket extends DatabaseSocket {
  constructor(private readonly reason: Error) {
    super();
  }

  override _write(_chunk: unknown, _encoding: string, callback: (error: Error) => void) {
    callback(this.reason);
  }
}

/** A connection of `pg` that fails when the driver connects it. */
export class RefusedQueueSocket extends Socket {
  constructor(private readonly reason: Error) {
    super();
  }

  override connect(): this {
    return this.destroy(this.reason);
  }
}
