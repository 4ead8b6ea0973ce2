import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A client that sends exactly what it is told, for what no browser would send. */
export class RawClient {
  readonly socket: Socket;
  /** Bytes handed to the operating system. */
  sent = 0;
  /** Everything answered so far. */
  received = "";
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      this.received += chunk;
    });
    socket.on("error", () => {}); // seen as the end of the connection
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new RawClient(socket);
  }

  /** Resolves when there is room for more. */
  async send(bytes: string | Uint8Array) {
    if (this.socket.destroyed) return;
    this.sent += bytes.length;
    if (!this.socket.write(bytes))
      await Promise.race([once(this.socket, "drain"), this.closed]).catch(() => {});
  }

  /** The status of the answer, once its first line is here or the connection is over. */
  async status(): Promise<number> {
    while (!this.received.includes("\r\n") && !this.socket.destroyed) {
      await Promise.race([once(this.socket, "data"), this.closed]).catch(() => {});
    }
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1]);
  }
}
