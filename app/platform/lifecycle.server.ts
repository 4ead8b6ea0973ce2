import type { Server } from "node:http";
import type { Socket } from "node:net";
import { remember } from "@epic-web/remember";
import { disconnect } from "./database.server.ts";
import { log } from "./log.server.ts";
import { closeMailer } from "./mailer.server.ts";
import { closeStorage } from "./storage.server.ts";

/** Milliseconds until a process that does not end is killed; less than compose's `stop_grace_period`. */
const DRAIN_TIMEOUT_MS = 25_000;

const lifecycle = remember("lifecycle", () => {
  const state = {
    isDraining: false,
    servers: new Set<Server>(),
    sockets: new Set<Socket>(),
    work: [] as (() => Promise<void>)[],
    lastWrites: [] as (() => Promise<void>)[],
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void drain());
  // Node would print the error with the parameters of a failed query.
  process.once("uncaughtException", (err) => {
    log.fatal({ err }, "an unexpected error ends the process");
    process.exit(1);
  });
  return state;
});

/** True after SIGTERM: the instance accepts no new requests. */
export function isDraining(): boolean {
  return lifecycle.isDraining;
}

/** Makes the shutdown wait until this server has sent its last response and closed its connections. */
export function closeOnDrain(server: Server) {
  lifecycle.servers.add(server);
  server.on("connection", (socket) => {
    lifecycle.sockets.add(socket);
    socket.once("close", () => lifecycle.sockets.delete(socket));
  });
}

/** Registers work that must finish before its connections are closed. */
export function beforeClosing(stop: () => Promise<void>) {
  lifecycle.work.push(stop);
}

/** Registers work after the last response, before the database is disconnected. */
export function beforeDisconnecting(write: () => Promise<void>) {
  lifecycle.lastWrites.push(write);
}

/**
 * Graceful shutdown: finishes running requests, accepts no new ones, ends background work, closes every connection and
 * ends the process. Abandoned requests do not delay it: a transaction that was waiting for a connection would get a new
 * one when the pool ends, which nothing would close.
 */
async function drain() {
  if (lifecycle.isDraining) return;
  lifecycle.isDraining = true;
  log.info("draining");
  setTimeout(() => {
    log.error("the shutdown timed out");
    process.exit(1);
  }, DRAIN_TIMEOUT_MS).unref();

  await Promise.allSettled([...[...lifecycle.servers].map(closed), ...lifecycle.work.map((stop) => stop())]);
  await Promise.allSettled(lifecycle.lastWrites.map((write) => write()));
  await disconnect();
  closeMailer();
  closeStorage();
  log.info("drained");
  process.exit();
}

/**
 * `remix-serve` closes its server itself; idle keep-alive connections would hold it open. Node does not count a
 * connection as idle that has never sent anything, such as one that a browser opened in advance.
 */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of lifecycle.sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 100);
    const done = () => {
      clearInterval(sweep);
      resolve();
    };
    setImmediate(() => {
      if (server.listening) server.close(done);
      else server.getConnections((_error, open) => (open === 0 ? done() : server.once("close", done)));
    });
  });
}
