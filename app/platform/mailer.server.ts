import { remember } from "@epic-web/remember";
import nodemailer from "nodemailer";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { listWaitingRetries, runNow } from "./queue-recovery.server.ts";

/** A pool of at most three connections, kept open between mails. Each step has its time, in milliseconds. */
const transport = remember("mailer", () =>
  nodemailer.createTransport(
    {
      url: env.SMTP_URL,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      dnsTimeout: 5000,
      socketTimeout: 20_000,
    },
    { from: env.MAIL_FROM },
  ),
);

export interface Mail {
  /** An address in a list of its own is one recipient, whatever characters it has. */
  to: string | { name: string; address: string }[];
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes, when not to our own sender. */
  replyTo?: { name: string; address: string };
  /** Without brackets; the same for each try of the same mail, so that a mail program can tell. */
  messageId?: string;
  /** The Message-ID of the mail that this one answers, and those of the whole thread, without brackets. */
  inReplyTo?: string;
  references?: string[];
  /** No person wrote it: out-of-office replies do not answer it (RFC 3834). */
  isAutomatic?: boolean;
}

/** Hands a mail, sent from MAIL_FROM, to the mail server. Rejects with a MailError when the server does not take it. */
export async function sendMail({ messageId, inReplyTo, references, isAutomatic, ...mail }: Mail) {
  try {
    await transport.sendMail({
      ...mail,
      messageId: messageId && bracketed(messageId),
      inReplyTo: inReplyTo && bracketed(inReplyTo),
      references: references?.map(bracketed),
      headers: isAutomatic ? { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } : {},
    });
  } catch (error) {
    throw new MailError(error);
  }
  retryWaitingMails().catch((err: unknown) => log.warn({ err }, "waiting mails could not be made due"));
}

/** A server that has taken one mail takes those that found it unavailable before. */
async function retryWaitingMails() {
  await runNow(await listWaitingRetries(mailServerUnavailable));
}

const bracketed = (id: string) => `<${id}>`;

/** How the message of a MailError starts when the server, our connection to it or our account fails: it concerns every mail. */
export const mailServerUnavailable = "The mail server is unavailable";

/** `refused`: trying the same mail again changes nothing. `deferred`: this mail may pass later. `unavailable`: no mail passes now. */
type MailFailure = "refused" | "deferred" | "unavailable";

const messages: Record<MailFailure, string> = {
  refused: "The mail server refuses the mail",
  deferred: "The mail server defers the mail",
  unavailable: mailServerUnavailable,
};

/** Authentication required, too weak or failed (RFC 4954), and storage exceeded: an operator or time mends them. */
const repairableCodes = new Set([530, 534, 535, 538, 552]);

/** An error of nodemailer. `command` is the SMTP command that failed, `API` when none was sent. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Only a permanent answer to a recipient or to the text itself is about this one mail, and so is an invalid address. */
function classify({ code, command, responseCode = 0 }: SmtpError): MailFailure {
  if (command === "API" && code === "EENVELOPE") return "refused";
  if (command !== "RCPT TO" && command !== "DATA") return "unavailable";
  if (responseCode === 454 || (responseCode !== 552 && repairableCodes.has(responseCode)))
    return "unavailable";
  if (responseCode >= 500 && !repairableCodes.has(responseCode)) return "refused";
  return "deferred";
}

/** Whether the mail server does not take this mail, now or later. */
export function wasRefused(error: unknown): boolean {
  return error instanceof MailError && error.failure === "refused";
}

/** Says what went wrong without the addresses that a mail server likes to repeat. */
export class MailError extends Error {
  override name = "MailError";
  readonly failure: MailFailure;
  constructor(cause: unknown) {
    const smtpError = cause as SmtpError;
    const failure = classify(smtpError);
    const reason = [smtpError.code, smtpError.responseCode].filter(Boolean).join(" ");
    super(`${messages[failure]} (${reason})`, { cause });
    this.failure = failure;
  }
}

/** Rejects when the mail server does not greet us or does not know us. */
export async function pingMailer() {
  await transport.verify();
}

/** Closes the pool; mails under way fail. */
export function closeMailer() {
  transport.close();
}
