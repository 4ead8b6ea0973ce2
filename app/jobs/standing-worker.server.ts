import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { actAs, pingDatabase } from "#app/platform/database.server.ts";
import { watchDatabase } from "#app/platform/database-watchdog.server.ts";
import { beforeClosing } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import "#app/platform/observed.server.ts";
import { runWorker } from "./run-worker.server.ts";

/** Its date says when the queue's database last answered; the health check of docker-compose.yml reads it. */
const heartbeatFile = join(tmpdir(), "worker-alive");
const heartbeatEvery = 10_000;

/** Does jobs in this process, which has nothing else to do, until it is told to stop. */
export function standAndWork(): number {
  actAs("worker");
  watchDatabase();
  beforeClosing(runWorker().stop);
  void beat();
  setInterval(beat, heartbeatEvery).unref();
  log.info("worker started");
  return 0;
}

async function beat() {
  try {
    await pingDatabase();
    await writeFile(heartbeatFile, "");
  } catch (err) {
    log.warn({ err }, "the worker cannot reach its database");
  }
}
