import { remember } from "@epic-web/remember";
import { subscribeToContent } from "#app/domain/content/content-version.server.ts";
import { writeCounters } from "#app/domain/redirects/counters.server.ts";
import { claimEmptyBuckets } from "#app/platform/bucket-owner.server.ts";
import { actAs } from "#app/platform/database.server.ts";
import { watchDatabase } from "#app/platform/database-watchdog.server.ts";
import { env } from "#app/platform/env.server.ts";
import { beforeClosing, beforeDisconnecting } from "#app/platform/lifecycle.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requireMigrations } from "#app/platform/migrations.server.ts";
import { startDirectMail } from "./direct-mail.server.ts";

/**
 * What runs beside the requests of a web process, started once by importing this: the drain on SIGTERM, the ears for
 * changes of the content, a look at the migrations, the buckets, the mails about leads it takes, and, unless
 * `WORKER=separate`, the jobs. Nothing here holds a request up.
 */
remember("background", () => {
  actAs("web");
  watchDatabase();
  if (env.WORKER === "inline") beforeClosing(startWorker());
  beforeClosing(startDirectMail());
  beforeDisconnecting(writeCounters);
  subscribeToContent();
  requireMigrations().catch((err: unknown) =>
    log.error({ err }, "the database is not ready for this version"),
  );
  // An upload makes its bucket, too; the doctor reports a bucket that is not marked.
  claimEmptyBuckets().catch((err: unknown) => log.warn({ err }, "the buckets could not be made yet"));
  return true;
});

/** Answers with what stops it. A process that leaves the jobs to another one does not load what they need. */
function startWorker(): () => Promise<void> {
  const started = import("./run-worker.server.ts").then(({ runWorker }) => runWorker());
  return async () => (await started).stop();
}
