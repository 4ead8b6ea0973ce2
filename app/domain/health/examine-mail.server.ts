import nodemailer from "nodemailer";
import type { Env } from "#app/platform/env.server.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "Mail";

const fixes: Record<string, string> = {
  ECONNREFUSED:
    "Nothing listens there: correct host and port in SMTP_URL (587 for smtp://, 465 for smtps://).",
  ESOCKET: "Host or port in SMTP_URL are wrong, or TLS fails: smtps:// is for port 465, smtp:// for 587.",
  EDNS: "No machine has that name: correct the host in SMTP_URL.",
  ETIMEDOUT: "No answer: many providers block port 25; take 587 or 465.",
  EAUTH: "Correct user and password in SMTP_URL; what is no letter or digit in them is percent-encoded.",
  ETLS: "The server's certificate is not in order for this name.",
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
    findings.push(fine(about, `${url.host} answers${url.username ? " and accepts the sign-in" : ""}`));
    const isNear = ["localhost", "127.0.0.1", "mailbox"].includes(url.hostname);
    if (!isNear && !url.username)
      findings.push(
        advice(about, "SMTP_URL has no user", "Most servers take mails for others from known users alone."),
      );
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    findings.push(
      fault(about, `${url.host} cannot be used: ${reasonOf(error)}`, fixes[code] ?? "See SMTP_URL."),
    );
  } finally {
    transport.close();
  }
  const sender = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "";
  if (sender.endsWith(".example") && !new URL(SITE_URL).hostname.endsWith("localhost"))
    findings.push(
      fault(
        about,
        `MAIL_FROM is of ${sender}, which is nobody's`,
        "Set a sender of your own domain, with SPF and DKIM.",
      ),
    );
  return findings;
}
