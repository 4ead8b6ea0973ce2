import { connections, requireMigrations } from "#app/platform/database.server.ts";
import { within } from "#app/platform/deadline.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pingMonitor } from "#app/platform/ping-monitor.server.ts";
import { MAX_JOB_WAIT_S, readQueueFigures } from "#app/platform/queue.server.ts";
import { pingStorage } from "#app/platform/storage.server.ts";
import { probeWrites } from "#db/probe-writes.ts";

const TIMEOUT_MS = 30_000;
const SITE_TIMEOUT_MS = 10_000;

/**
 * Requests PING_URL while the site is healthy. It is a job itself, so that the signal also ends when no worker runs
 * jobs. Never rejects.
 */
export async function sendHeartbeat() {
  if (!env.PING_URL) return;
  try {
    await within(TIMEOUT_MS, requireHealth());
  } catch (err) {
    log.warn({ err }, "PING_URL is not requested, because the site is not healthy");
    return;
  }
  await pingMonitor("PING_URL");
}

/** Rejects with the first problem: what `/readyz` checks, writes, the queue, mails, and the site at its address. */
async function requireHealth() {
  await requireMigrations();
  await probeWrites(connections);
  await pingStorage();
  const { age, mails } = await readQueueFigures();
  if (age > MAX_JOB_WAIT_S) throw new Error(`a job has been due for ${Math.round(age)} s`);
  if (mails > 0) throw new Error(`${mails} mails wait for the mail server`);
  const { ok, status, body } = await fetch(`${env.SITE_URL}/healthz`, {
    signal: AbortSignal.timeout(SITE_TIMEOUT_MS),
  });
  await body?.cancel();
  if (!ok) throw new Error(`${env.SITE_URL}/healthz answers ${status}`);
}
