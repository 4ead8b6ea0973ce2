import { once } from "node:events";
import logger from "maildev/lib/logger.js";
import mailserver from "maildev/lib/mailserver.js";
import web from "maildev/lib/web.js";

/**
 * Starts a mailbox in this process: SMTP in, web page and REST API out, both on loopback. Mails are kept in the
 * folder and are there again after a restart. One per process: its state is global.
 *
 * Its parts are started one by one, because maildev's own start ends the whole process on the first signal.
 */
export async function startMailbox(folder: string, ports: { smtp: number; web: number }) {
  logger.setLevel(0);
  mailserver.create(ports.smtp, "127.0.0.1", folder);
  // Connections that are open when it stops are given a second.
  mailserver.smtp.options.closeTimeout = 1000;
  mailserver.loadMailsFromDirectory();
  await mailserver.listen();
  web.start(ports.web, "127.0.0.1", mailserver, undefined, undefined, "/", {});
  await once(web.server, "listening");
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
