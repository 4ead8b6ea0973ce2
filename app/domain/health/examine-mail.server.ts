import nodemailer from "nodemailer";
import type { Env } from "#app/platform/env.server.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";
import { messages } from "./messages.ts";

const about = messages.mail;

const fixes: Record<string, string> = {
  ECONNREFUSED: messages.mailRefused,
  ESOCKET: messages.mailTlsFailed,
  EDNS: messages.mailHostUnknown,
  ETIMEDOUT: messages.mailTimedOut,
  EAUTH: messages.wrongMailCredentials,
  ETLS: messages.mailCertificateInvalid,
};

/** Checks that the mail server answers, accepts the sign-in and speaks TLS; nothing is sent. */
export async function examineMail({ SMTP_URL, MAIL_FROM, SITE_URL }: Env): Promise<Finding[]> {
  const url = new URL(SMTP_URL);
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  });
  const findings: Finding[] = [];
  try {
    await transport.verify();
    findings.push(
      fine(about, url.username ? messages.hostAcceptsSignIn(url.host) : messages.answers(url.host)),
    );
    const isNear = ["localhost", "127.0.0.1", "mailbox"].includes(url.hostname);
    if (!isNear && !url.username)
      findings.push(advice(about, messages.mailUserMissing, messages.mailUserNeeded));
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    findings.push(
      fault(about, messages.hostIsUnusable(url.host, reasonOf(error)), fixes[code] ?? messages.seeSmtpUrl),
    );
  } finally {
    transport.close();
  }
  const sender = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "";
  if (sender.endsWith(".example") && !new URL(SITE_URL).hostname.endsWith("localhost"))
    findings.push(fault(about, messages.exampleSender(sender), messages.setSender));
  return findings;
}
