import { remember } from "@epic-web/remember";
import nodemailer from "nodemailer";
import { env } from "./env.server.ts";

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
  to: string;
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
}

/** Hands a mail, sent from MAIL_FROM, to the mail server. Rejects with a MailError when it does not take it. */
export async function sendMail({ messageId, inReplyTo, references, ...mail }: Mail) {
  try {
    await transport.sendMail({
      ...mail,
      messageId: messageId && bracketed(messageId),
      inReplyTo: inReplyTo && bracketed(inReplyTo),
      references: references?.map(bracketed),
    });
  } catch (error) {
    throw new MailError(error);
  }
}

const bracketed = (id: string) => `<${id}>`;

/** How the message of a MailError starts when the same mail may well pass later. */
export const mailServerAway = "The mail server is away";

/** The mail server answered, and does not take this mail; trying again changes nothing. */
export function wasRefused(error: unknown): boolean {
  return error instanceof MailError && !error.message.startsWith(mailServerAway);
}

/** Says what went wrong without the addresses that a mail server likes to repeat. */
export class MailError extends Error {
  override name = "MailError";
  constructor(cause: unknown) {
    const { code, responseCode } = cause as { code?: string; responseCode?: number };
    const isServerAway = responseCode === undefined || responseCode < 500;
    const reason = [code, responseCode].filter(Boolean).join(" ");
    super(`${isServerAway ? mailServerAway : "The mail server refuses the mail"} (${reason})`, { cause });
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
