import type { z } from "zod";
import { giveUpMediaVariants } from "#app/domain/media/make-variants.server.ts";
import { makeVariants } from "#app/domain/media/media-jobs.server.ts";
import { publishScheduled } from "#app/domain/pages/page-jobs.server.ts";
import { giveUpScheduledPage } from "#app/domain/pages/publish-scheduled.server.ts";
import { publishEntry } from "#app/domain/publishing/publishing-jobs.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import type { Job } from "#app/platform/queue.server.ts";
import {
  type ExhaustedJob,
  endExhaustedJobs,
  forgetJob,
  releaseAbandonedJobs,
} from "#app/platform/queue-recovery.server.ts";
import { entries } from "./entries.server.ts";
import { housekeeping } from "./housekeeping.server.ts";

/**
 * Gives jobs whose worker died to the others, and ends those that have no try left, so that nothing waits for a job
 * that nobody will do. No job runs longer than `jobPatience`, milliseconds.
 */
export async function recoverJobs(jobPatience: number) {
  await releaseAbandonedJobs(jobPatience);
  await endExhaustedJobs(end);
}

type Ending = (tx: Transaction, payload: unknown) => Promise<unknown>;

/** What shows a state of its own as long as its job is not done; a delivery of a lead is shown by its job. */
const endings = new Map<string, Ending>([
  ending(publishScheduled, giveUpScheduledPage),
  ending(publishEntry, (tx, { kind, ...due }) => entries[kind].giveUpScheduled(tx, due)),
  ending(makeVariants, (tx, { mediaId, hash }) => giveUpMediaVariants(tx, mediaId, hash)),
]);

function ending<Payload extends z.ZodObject>(
  job: Job<Payload>,
  giveUp: (tx: Transaction, payload: z.output<Payload>) => Promise<unknown>,
): [name: string, ending: Ending] {
  return [job.name, (tx, payload) => giveUp(tx, job.payload.parse(payload))];
}

const rounds = new Set(Object.values(housekeeping).map(({ name }) => name));

async function end(tx: Transaction, { id, name, key, payload }: ExhaustedJob) {
  const isOvertakenRound = rounds.has(name) && key === null;
  if (isOvertakenRound) await forgetJob(tx, id);
  else await endings.get(name)?.(tx, payload);
}
