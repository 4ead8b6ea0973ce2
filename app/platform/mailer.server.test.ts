import { afterAll, expect, test } from "vitest";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const server = await startSmtpServer();
process.env.SMTP_URL = server.url;
const { closeMailer, MailError, sendMail, wasRefused } = await import("./mailer.server.ts");

afterAll(() => {
  closeMailer();
  server.stop();
});

const send = () =>
  sendMail({ to: "ines@ferries.example", subject: "Your enquiry", text: "Hello", html: "<p>Hello" }).catch(
    (error: unknown) => error,
  );

test.each([
  ["CONNECT", "421 4.3.2 shutting down", "unavailable"],
  ["CONNECT", "554 5.7.1 your address is blocked", "unavailable"],
  ["AUTH", "535 5.7.8 bad credentials", "unavailable"],
  ["AUTH", "454 4.7.0 try later", "unavailable"],
  ["MAIL", "530 5.7.0 authentication required", "unavailable"],
  ["MAIL", "553 5.7.1 sender not owned", "unavailable"],
  ["MAIL", "552 5.2.2 quota exceeded", "unavailable"],
  ["RCPT", "530 5.7.1 authentication required", "unavailable"],
  ["RCPT", "450 4.2.0 greylisted", "deferred"],
  ["RCPT", "552 5.2.2 mailbox full", "deferred"],
  ["TEXT", "452 4.3.1 no space", "deferred"],
  ["TEXT", "552 5.3.4 too much", "deferred"],
  ["RCPT", "550 5.1.1 no such user", "refused"],
  ["TEXT", "554 5.7.1 looks like spam", "refused"],
] as const)(
  "DESK-02: a mail server response at %s with %s makes the mail %s",
  async (step, answer, failure) => {
    await server.disconnect();
    server.answers[step] = answer;
    const error = await send();
    delete server.answers[step];

    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ failure });
    expect(wasRefused(error)).toBe(failure === "refused");
    expect(await send()).toBeUndefined();
  },
);
