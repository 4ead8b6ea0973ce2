import nodemailer from "nodemailer";
import type { Env } from "#app/platform/env.server.ts";
import { advice, type Finding, fault, fine, reasonOf } from "./finding.ts";

const about = "Mail";

const fixes: Record<string, string> = {
  ECONNREFUSED:
    "Connection refused: correct the host and port in SMTP_URL (587 for smtp://, 465 for smtps://).",
  ESOCKET:
    "The host or port in SMTP_URL is wrong, or TLS fails: use smtps:// with port 465, smtp:// with 587.",
  EDNS: "Unknown host name: correct the host in SMTP_URL.",
  ETIMEDOUT: "Connection timed out: many providers block port 25. Use 587 or 465.",
  EAUTH: "Correct the user and password in SMTP_URL. Percent-encode special characters.",
  ETLS: "The server's certificate is not valid for this host name.",
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
        advice(about, "SMTP_URL has no user", "Most servers relay mail only for authenticated users."),
      );
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    findings.push(
      fault(about, `${url.host} is unusable: ${reasonOf(error)}`, fixes[code] ?? "See SMTP_URL."),
    );
  } finally {
    transport.close();
  }
  const sender = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? "";
  if (sender.endsWith(".example") && !new URL(SITE_URL).hostname.endsWith("localhost"))
    findings.push(
      fault(
        about,
        `MAIL_FROM uses the example domain ${sender}`,
        "Set a sender on your own domain, with SPF and DKIM.",
      ),
    );
  return findings;
}
