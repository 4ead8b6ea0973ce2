import { remember } from "@epic-web/remember";
import { subscribeToContent } from "#app/domain/content/content-version.server.ts";
import { onCaptured } from "#app/domain/leads/capture.server.ts";
import { notifyTeam } from "#app/domain/leads/lead-jobs.server.ts";
import { notifyDirectly } from "#app/domain/leads/notify-team.server.ts";
import { writeCounters } from "#app/domain/redirects/counters.server.ts";
import { claimEmptyBuckets } from "#app/platform/bucket-owner.server.ts";
import { jobChannel } from "#app/platform/channels.server.ts";
import { actAs, requireMigrations } from "#app/platform/database.server.ts";
import { watchDatabase } from "#app/platform/database-watchdog.server.ts";
import { env } from "#app/platform/env.server.ts";
import { beforeClosing, beforeDisconnecting } from "#app/platform/lifecycle.server.ts";
import { log, requestContext } from "#app/platform/log.server.ts";

/**
 * Background work of a web process, started once by importing this module: graceful shutdown on SIGTERM, the
 * subscription to content changes, a check of migrations, the buckets, mails about captured leads, and, unless
 * `WORKER=separate`, the jobs. Nothing here delays requests.
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
  // Uploads also create missing buckets; the doctor reports unmarked ones.
  claimEmptyBuckets().catch((err: unknown) => log.warn({ err }, "the buckets could not be created yet"));
  return true;
});

/** Returns a function that stops it. Processes without jobs do not load their code. */
function startWorker(): () => Promise<void> {
  const started = import("./run-worker.server.ts").then(({ runWorker }) => runWorker());
  return async () => (await started).stop();
}

/** Concurrent mails per process: the connections of the mailer's pool. */
const MAX_SENDING = 3;

/** Maximum waiting leads; further ones are left to the queue. */
const MAX_WAITING = 100;

const waiting: string[] = [];
const sending = new Set<Promise<void>>();
let isStopping = false;

/**
 * LEAD-08: makes this process mail the notification of each lead that it stores, independent of the worker. Returns a
 * function that stops it: mails being sent are finished, others are left to the queue.
 */
function startDirectMail(): () => Promise<void> {
  onCaptured((leadId) => {
    if (!isStopping && waiting.length < MAX_WAITING) waiting.push(leadId);
    sendNext();
  });
  return async () => {
    isStopping = true;
    await Promise.all(sending);
  };
}

function sendNext() {
  if (isStopping || sending.size >= MAX_SENDING) return;
  const leadId = waiting.shift();
  if (leadId === undefined) return;
  const work = sendAsJob(leadId).finally(() => {
    sending.delete(work);
    sendNext();
  });
  sending.add(work);
}

/** Appears in metrics, traces and the log as the corresponding job. Never rejects. */
async function sendAsJob(leadId: string) {
  const { name } = notifyTeam;
  const id = `direct-${leadId}`;
  await requestContext.run({ ...requestContext.getStore(), job: name, jobId: id }, async () => {
    try {
      await jobChannel.tracePromise(() => notifyDirectly(leadId), { name, id, attempt: 1 });
    } catch (err) {
      log.warn({ err }, "a lead's mail could not be sent at once; the queue retries it");
    }
  });
}
