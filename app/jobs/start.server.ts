import { remember } from "@epic-web/remember";
import { subscribeToContent } from "#app/domain/content/content-version.server.ts";
import { stopNotifyingAtOnce } from "#app/domain/leads/notify-team.server.ts";
import { writeCounters } from "#app/domain/redirects/counters.server.ts";
import { claimEmptyBuckets } from "#app/platform/bucket-owner.server.ts";
import { requireMigrations } from "#app/platform/database.server.ts";
import { actAs } from "#app/platform/database-pool.server.ts";
import { env } from "#app/platform/env.server.ts";
import { beforeClosing, beforeDisconnecting } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";

/**
 * Background work of a web process, started once by importing this module: graceful shutdown on SIGTERM, the
 * subscription to content changes, a check of migrations, the buckets, and, unless `WORKER=separate`, the jobs. Nothing
 * here delays requests.
 */
remember("background", () => {
  actAs("web");
  if (env.WORKER === "inline") beforeClosing(startWorker());
  beforeClosing(stopNotifyingAtOnce);
  beforeDisconnecting(writeCounters);
  subscribeToContent();
  requireMigrations().catch((err: unknown) =>
    log.error({ err }, "the database is not ready for this version"),
  );
  // Uploads also create missing buckets; the doctor reports unmarked ones.
  claimEmptyBuckets().catch((err: unknown) => log.warn({ err }, "the buckets could not be created yet"));
  return true;
});

/** Returns a function that stops it. Processes without jobs do not load their code. */
function startWorker(): () => Promise<void> {
  const started = import("./run-worker.server.ts").then(({ runWorker }) => runWorker());
  return async () => (await started).stop();
}
