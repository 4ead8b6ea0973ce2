import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Mailbox } from "#tests/support/mailbox.ts";
import { headerText, replyAddresses } from "./mail-headers.ts";
import { sendMail } from "./mailer.server.ts";

const words = [
  ...["=?UTF-8?Q?a=0D=0ABcc:_eve@example.org?=", "=?UTF-8?B?4oCuZmRwLmV4ZQ==?=", "=\u202e?utf-8?q?x?="],
  ...[
    "\r\nBcc: eve@example.org",
    "\n\nbody",
    "\r",
    "\0",
    "\x7f",
    "\u2028",
    "\u0085",
    "\ud800",
    "\u202efdp.exe",
  ],
  ...[", eve@example.org", "<eve@example.org>", ";", ":", '"', "\\", "(", ")", "'", "=", "?", "&", "<b>"],
  ...["Łukasz", "محمد", "張", "👩\u200d👩\u200d👧", "İ", "a\u0301", " ", "\u00a0", "\t", "w".repeat(200)],
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 6 })
  .map((parts) => parts.join(""));
const body = fc
  .array(fc.oneof(text, fc.constantFrom("\n.\n", "\n-- \n", "\nFrom x", "\r\n", "a".repeat(1200))), {
    maxLength: 5,
  })
  .map((parts) => parts.join("").replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, ""));
const address = fc.constantFrom(
  ...[
    "ines@ferries.example",
    "info@bücher.example",
    "jürgen@example.org",
    "info@example.org.",
    "a,b@x.example",
  ],
);

test("LEAD-10: whatever is typed, a mail keeps its headers, its addresses and its text", async () => {
  const mailbox = new Mailbox();
  const mails = fc
    .sample(fc.record({ subject: text, name: text, from: text, address, body }), {
      numRuns: 60,
      seed: 20261128,
    })
    .map((mail) => ({ ...mail, id: `${randomUUID()}@kestrel.example` }));
  for (const { id, subject, name, from, address, body } of mails)
    await sendMail({
      to: "team@kestrel.example",
      subject,
      text: body,
      html: "",
      fromName: from,
      replyTo: { name, address },
      messageId: id,
    });

  const arrived = new Map((await mailbox.arrived(mails.length)).map((mail) => [mail.messageId, mail]));
  for (const { id, subject, name, from, address, body } of mails) {
    const mail = arrived.get(id);
    if (!mail) throw new Error(`${id} is missing`);
    const shown = JSON.stringify({ subject, name, from, address, body });
    const replyTo = replyAddresses({ name, address });
    const names = [
      ...always,
      ...(mail.text ? ["content-transfer-encoding"] : []),
      ...(replyTo ? ["reply-to"] : []),
      ...(headerText(subject) ? ["subject"] : []),
    ];
    expect(new Set(Object.keys(mail.headers)), shown).toEqual(new Set(names));
    for (const value of Object.values(mail.headers)) expect(value, shown).toBeTypeOf("string");
    expect(mail.to.map((one) => one.address)).toEqual(["team@kestrel.example"]);
    expect(plain(mail.subject), shown).toBe(plain(headerText(subject)));
    expect(
      mail.from.map((one) => plain(one.name)),
      shown,
    ).toEqual([plain(headerText(from)) || "Kestrel"]);
    expect(
      mail.replyTo?.map((one) => [plain(one.name), one.address]),
      shown,
    ).toEqual(replyTo?.map((one) => [plain(one.name), one.address]));
    expect(plain(mail.text), shown).toBe(plain(body));
  }
});

const always = [
  ...["from", "to", "message-id", "date", "mime-version", "content-type"],
  ...["auto-submitted", "x-auto-response-suppress"],
];

/** Mail programs may fold at spaces. */
const plain = (text = "") => text.replace(/\s+/g, " ").trim();
