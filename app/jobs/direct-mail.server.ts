import { onCaptured } from "#app/domain/leads/capture.server.ts";
import { notifyTeam } from "#app/domain/leads/lead-jobs.server.ts";
import { notifyDirectly } from "#app/domain/leads/notify-team.server.ts";
import { jobChannel } from "#app/platform/channels.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestContext } from "#app/platform/request-context.server.ts";

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
export function startDirectMail(): () => Promise<void> {
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
      log.warn({ err }, "a lead's mail is left to the queue");
    }
  });
}
