import type { Server } from "node:http";
import { remember } from "@epic-web/remember";
import { disconnect } from "./database.server.ts";
import { log } from "./log.server.ts";
import { closeMailer } from "./mailer.server.ts";
import { closeStorage } from "./storage.server.ts";

/** Milliseconds until a process that does not end by itself is ended; less than compose's `stop_grace_period`. */
const DRAIN_TIMEOUT_MS = 25_000;

const lifecycle = remember("lifecycle", () => {
  const state = {
    isDraining: false,
    servers: new Set<Server>(),
    work: [] as (() => Promise<void>)[],
    lastWrites: [] as (() => Promise<void>)[],
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void drain());
  return state;
});

/** True from SIGTERM on: nothing new should be sent here. */
export function isDraining(): boolean {
  return lifecycle.isDraining;
}

/** Has the drain wait until this server has answered its last request and closed its connections. */
export function closeOnDrain(server: Server) {
  lifecycle.servers.add(server);
}

/** Work that must come to its end before the connections it needs are closed. */
export function beforeClosing(stop: () => Promise<void>) {
  lifecycle.work.push(stop);
}

/** Work that follows the last answer, before the database is disconnected. */
export function beforeDisconnecting(write: () => Promise<void>) {
  lifecycle.lastWrites.push(write);
}

/**
 * Answers what is under way, takes nothing new, ends the work, closes every connection and ends the process. What a
 * visitor asked for who has left meanwhile holds nothing up: a transaction that waited for a free connection gets a new
 * one when the pool ends, which nobody would close.
 */
async function drain() {
  if (lifecycle.isDraining) return;
  lifecycle.isDraining = true;
  log.info("draining");
  setTimeout(() => {
    log.error("draining took too long");
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

/** `remix-serve` closes its server itself; connections that are kept alive without a request would hold it open. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
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
