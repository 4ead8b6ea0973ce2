// The used parts of packages without types.

declare module "s3rver" {
  import type { EventEmitter } from "node:events";
  import type { Server } from "node:http";

  export default class S3rver extends EventEmitter {
    constructor(options: { port: number; address: string; directory: string; silent: boolean });
    httpServer?: Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}

declare module "maildev/lib/logger.js" {
  const logger: { setLevel(level: 0 | 1 | 2): void };
  export default logger;
}

declare module "maildev/lib/mailserver.js" {
  const mailserver: {
    smtp: { options: { closeTimeout?: number } };
    create(port: number, host: string, folder: string): void;
    loadMailsFromDirectory(): void;
    listen(): Promise<void>;
    close(done: (error?: unknown) => void): void;
  };
  export default mailserver;
}

declare module "maildev/lib/web.js" {
  import type { Server } from "node:http";
  import type mailserver from "maildev/lib/mailserver.js";

  const web: {
    server: Server;
    start(
      port: number,
      host: string,
      mailbox: typeof mailserver,
      user: string | undefined,
      password: string | undefined,
      basePath: string,
      tls: { https?: boolean },
    ): void;
    close(done: (error?: unknown) => void): void;
  };
  export default web;
}
