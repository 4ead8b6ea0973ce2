import { mailServerUnavailable, pingMailer } from "#app/platform/mailer.server.ts";
import { listWaitingRetries, runNow } from "#app/platform/queue-recovery.server.ts";

/**
 * Mails that found the mail server unavailable wait longer with each try, at last for hours. Once it answers and knows
 * us, one of them is tried each minute; when the server takes it, `sendMail` makes the others due. A mail that the
 * server refuses or defers keeps its own waits.
 */
export async function retryMails() {
  const [next] = await listWaitingRetries(mailServerUnavailable);
  if (!next) return;
  try {
    await pingMailer();
  } catch {
    return;
  }
  await runNow([next]);
}
