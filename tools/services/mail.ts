import { once } from "node:events";
import logger from "maildev/lib/logger.js";
import mailserver from "maildev/lib/mailserver.js";
import web from "maildev/lib/web.js";
import { refuseForeign } from "./local-requests.ts";

/**
 * Starts a mailbox in this process: SMTP server, web page and REST API, both on loopback. Mails are stored in the
 * folder and survive a restart. One per process: its state is global.
 *
 * Its parts are started separately, because maildev's own start ends the process on the first signal.
 */
export async function startMailbox(folder: string, ports: { smtp: number; web: number }) {
  logger.setLevel(0);
  mailserver.create(ports.smtp, "127.0.0.1", folder);
  // Open connections have a second to end when it stops.
  mailserver.smtp.options.closeTimeout = 1000;
  mailserver.loadMailsFromDirectory();
  await mailserver.listen();
  web.start(ports.web, "127.0.0.1", mailserver, undefined, undefined, "/", {});
  await once(web.server, "listening");
  refuseForeign(web.server);
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    webUrl: `http://127.0.0.1:${ports.web}`,
    async stop() {
      await Promise.all([
        new Promise((resolve) => mailserver.close(resolve)),
        new Promise((resolve) => web.close(resolve)),
      ]);
    },
  };
}
