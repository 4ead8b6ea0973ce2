import { remember } from "@epic-web/remember";
import nodemailer from "nodemailer";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { headerText, replyAddresses } from "./mail-headers.ts";
import { messages } from "./messages.ts";
import { listWaitingRetries, runNow } from "./queue.server.ts";
import { smtpOptions } from "./smtp-options.server.ts";

/** A pool of at most three connections, kept open between mails. Timeouts of each step in milliseconds. */
const transport = remember("mailer", () =>
  nodemailer.createTransport({
    ...smtpOptions(env.SMTP_URL),
    pool: true,
    maxConnections: 3,
    dnsTimeout: 5000,
    socketTimeout: 20_000,
  }),
);

interface Mail {
  /** Each is one address, whatever characters it contains. */
  to: string | string[];
  subject: string;
  /** Both of `renderEmail`. */
  text: string;
  html: string;
  /** The reply addresses, if they differ from the sender. */
  replyTo?: { name: string; address: string } | { name: string; address: string }[];
  /** Without brackets; the same for each attempt of a mail, so that mail programs recognise duplicates. */
  messageId?: string;
  /** The Message-ID of the answered mail, and those of the whole thread, without brackets. */
  inReplyTo?: string;
  references?: string[];
  /** The person who wrote the mail, shown with the sender's address. */
  fromName?: string;
  /** So that automatic mails get no out-of-office replies (RFC 3834); `no` for a mail that a person wrote. */
  autoSubmitted?: "auto-generated" | "auto-replied" | "no";
}

/** Sends a mail from MAIL_FROM. Rejects with a MailError when the server does not accept it. */
export async function sendMail({ to, messageId, inReplyTo, references, ...rest }: Mail) {
  const { fromName, autoSubmitted = "auto-generated", ...mail } = rest;
  const writer = headerText(fromName ?? "");
  try {
    await transport.sendMail({
      ...mail,
      subject: headerText(mail.subject),
      replyTo: replyAddresses(mail.replyTo),
      from: writer ? { name: writer, address: senderAddress() } : env.MAIL_FROM,
      // Nodemailer would parse a string as a list, with names and comments: `a,b@x.example` as two addresses.
      to: [to].flat().map((address) => ({ name: "", address })),
      messageId: messageId && bracketed(messageId),
      inReplyTo: inReplyTo && bracketed(inReplyTo),
      references: references?.map(bracketed),
      headers:
        autoSubmitted === "no" ? {} : { "Auto-Submitted": autoSubmitted, "X-Auto-Response-Suppress": "All" },
    });
  } catch (error) {
    throw new MailError(error);
  }
  retryWaitingMails().catch((err: unknown) =>
    log.warn({ err }, "the retry of waiting mails could not be scheduled"),
  );
}

/** The address in `Name <address>`. */
const senderAddress = () => /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;

/** When a server accepts one mail, mails that found it unavailable become due. */
async function retryWaitingMails() {
  await runNow(await listWaitingRetries(mailServerUnavailable));
}

/** Returns the Message-ID of a mail by a name that is the same for each attempt, without brackets. */
export function messageIdOf(name: string): string {
  return `${name}@${new URL(env.SITE_URL).hostname}`;
}

const bracketed = (id: string) => `<${id}>`;

/** The start of a MailError's message when the server, the connection or the account fails: it affects every mail. */
export const { mailServerUnavailable } = messages;

/**
 * `refused`: retrying the same mail is useless. `deferred`: this mail may succeed later. `unavailable`: no mail
 * succeeds now.
 */
type MailFailure = "refused" | "deferred" | "unavailable";

const failureTexts: Record<MailFailure, string> = {
  refused: messages.mailRefused,
  deferred: messages.mailDeferred,
  unavailable: mailServerUnavailable,
};

/** Authentication required, too weak or failed (RFC 4954), and storage exceeded: the operator or time resolves them. */
const repairableCodes = new Set([530, 534, 535, 538, 552]);

/** An error of nodemailer. `command` is the failed SMTP command, `API` if none was sent. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Only a permanent response to a recipient or to the message itself concerns a single mail, and so does an invalid
 * address.
 */
function classify({ code, command, responseCode = 0 }: SmtpError): MailFailure {
  if (command === "API" && code === "EENVELOPE") return "refused";
  if (command !== "RCPT TO" && command !== "DATA") return "unavailable";
  if (responseCode === 454 || (responseCode !== 552 && repairableCodes.has(responseCode)))
    return "unavailable";
  if (responseCode >= 500 && !repairableCodes.has(responseCode)) return "refused";
  return "deferred";
}

/** Whether the mail server permanently refuses this mail. */
export function wasRefused(error: unknown): boolean {
  return error instanceof MailError && error.failure === "refused";
}

/** Describes the error without the addresses that mail servers repeat. */
export class MailError extends Error {
  override name = "MailError";
  readonly failure: MailFailure;
  constructor(cause: unknown) {
    const smtpError = cause as SmtpError;
    const failure = classify(smtpError);
    const reason = [smtpError.code, smtpError.responseCode].filter(Boolean).join(" ");
    super(`${failureTexts[failure]} (${reason})`, { cause });
    this.failure = failure;
  }
}

/** Rejects when the mail server sends no greeting or refuses authentication. */
export async function pingMailer() {
  await transport.verify();
}

/** Closes the pool; mails being sent fail. */
export function closeMailer() {
  transport.close();
}
