import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A client that sends exact bytes, for requests that no browser sends. */
export class RawClient {
  readonly socket: Socket;
  /** Bytes passed to the operating system. */
  sent = 0;
  /** All received data. */
  received = "";
  readonly closed: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      this.received += chunk;
    });
    socket.on("error", () => {}); // handled as the end of the connection
    this.closed = new Promise((resolve) => socket.once("close", () => resolve()));
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new RawClient(socket);
  }

  /** Resolves when the buffer has room for more. */
  async send(bytes: string | Uint8Array) {
    if (this.socket.destroyed) return;
    this.sent += bytes.length;
    if (!this.socket.write(bytes))
      await Promise.race([once(this.socket, "drain"), this.closed]).catch(() => {});
  }

  /** The response's status, once its first line has arrived or the connection has ended. */
  async status(): Promise<number> {
    while (!this.received.includes("\r\n") && !this.socket.destroyed) {
      await Promise.race([once(this.socket, "data"), this.closed]).catch(() => {});
    }
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1]);
  }
}
