import { expect, test } from "vitest";
import { sendsPlainPassword, smtpOptions } from "./smtp-options.server.ts";

test.each([
  ["smtp://u:p@mail.provider.example:587", true],
  ["smtp://u:p@203.0.113.7:25", true],
  ["smtp://u:p@[2001:db8::7]:25", true],
  ["smtp://u:p@172.32.0.1:25", true],
  ["smtp://mail.provider.example:25", false],
  ["smtp://u:p@mailbox:1025", false],
  ["smtp://u:p@localhost:1025", false],
  ["smtp://u:p@127.0.0.1:1025", false],
  ["smtp://u:p@10.1.2.3:25", false],
  ["smtp://u:p@172.31.255.1:25", false],
  ["smtp://u:p@[::1]:25", false],
  ["smtp://u:p@[fd00::1]:25", false],
])("WORLD-07: %s requires TLS before the password is sent: %s", (url, isRequired) => {
  expect(smtpOptions(url).requireTLS).toBe(isRequired);
  expect(sendsPlainPassword(url)).toBe(false);
});

test("WORLD-07: only ignoreTLS=true allows a password without TLS to a remote server", () => {
  const url = "smtp://u:p@mail.provider.example:587?ignoreTLS=true";
  expect(smtpOptions(url).requireTLS).toBe(false);
  expect(sendsPlainPassword(url)).toBe(true);
  expect(sendsPlainPassword("smtps://u:p@mail.provider.example?ignoreTLS=true")).toBe(false);
});
