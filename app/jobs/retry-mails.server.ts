import { log } from "#app/platform/log.server.ts";
import { mailServerAway, pingMailer } from "#app/platform/mailer.server.ts";
import { listWaitingRetries, runNow } from "#app/platform/queue-recovery.server.ts";

/**
 * Mails that found the mail server away wait longer with each try, at last for hours. Once the server is back they
 * need not. A mail that the server refuses keeps its waits.
 */
export async function retryMails() {
  const waiting = await listWaitingRetries(mailServerAway);
  if (waiting.length === 0) return;
  try {
    await pingMailer();
  } catch {
    return;
  }
  await runNow(waiting);
  log.info({ mails: waiting.length }, "the mail server is back");
}
