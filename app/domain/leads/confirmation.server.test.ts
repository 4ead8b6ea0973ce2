import { expect, test } from "vitest";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { confirmationMail, withoutLinks } from "./confirmation.server.ts";
import { officeHoursOf } from "./office-hours.ts";

const lead = {
  id: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  createdAt: new Date("2026-11-20T16:20:00Z"),
  name: "Ines Duarte",
  email: "ines@harbourline.example",
  phone: "+351 91 234 56 78",
  description: "Ferry bookings\nthat survive the summer.",
  ndaNeeded: true,
  attachedFiles: [{ name: "timetable.pdf", size: 1_258_291, type: "application/pdf", key: "k", url: "/x" }],
};

const settings = {
  ...defaultSettings,
  brand_name: "Northwind",
  brand_signal_color: "#00AA77",
  brand_logo: "/logo.png",
};
const firm = {
  brand: mailBrandOf(settings, "https://northwind.example"),
  office: officeHoursOf(settings),
  language: "en",
} as const;

test("SITE-09: the confirmation shows the reference, the deadline with its time zone and the submitted values", () => {
  const { subject, text, html } = confirmationMail(lead, firm);

  expect(subject).toBe("Northwind: we have your request (5A8F-2F0E)");
  expect(text).toMatchInlineSnapshot(`
    "We have your request

    Thank you, Ines. Your request has reached us, and a person will answer it within 24 hours, on working days: by Monday 23 November, 16:20, London time (GMT).

    You asked for an NDA first. We will send it with our answer. To add something, reply to this email.

    Reference    5A8F-2F0E
    Phone        +351 91 234 56 78
    NDA needed   Yes
    Files        timetable.pdf (1.2 MB)


    WHAT YOU SENT

    > Ferry bookings
    > that survive the summer.

    Northwind
    https://northwind.example

    You receive this email because your address was entered in the contact form of Northwind. If it was not you, ignore this email, or reply to let us know.
    "
  `);
  for (const part of ["5A8F-2F0E", "Monday 23 November, 16:20, London time (GMT)", "timetable.pdf", "NDA"])
    expect(html).toContain(part);
});

test("SITE-09: the confirmation shows the company's name, logo and colours and has no unsubscribe link", () => {
  const { text, html } = confirmationMail(lead, firm);

  expect(html).toContain("#00aa77");
  expect(html).toContain('src="https://northwind.example/logo.png"');
  expect(html).not.toContain("Our agency<");
  expect(text + html).not.toMatch(/unsubscribe/i);
});

test("SITE-09: the confirmation links only to the company, whatever the lead contains", () => {
  const attack =
    "Buy at https://spam.example/x or www.spam.example or spam.example, mail x@spam.example <a href=//s.co>";
  const { subject, text, html } = confirmationMail({ ...lead, name: attack, description: attack }, firm);

  expect(subject + text + html).not.toMatch(/spam\.example|s\.co/);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    "https://northwind.example/",
  ]);
  expect(text).toContain("Thank you.");
});

test("LANG-06: the German confirmation addresses the sender formally, with German labels, dates and numbers", () => {
  const german = { ...firm, language: "de", office: { ...firm.office, timeZone: "Europe/Berlin" } } as const;
  const { subject, text, html } = confirmationMail({ ...lead, name: "müller, anna" }, german);

  expect(subject).toBe("Northwind: Ihre Anfrage ist eingegangen (5A8F-2F0E)");
  expect(text.replaceAll("\u00a0", " ")).toMatchInlineSnapshot(`
    "Ihre Anfrage ist eingegangen

    Guten Tag Anna Müller,

    vielen Dank für Ihre Anfrage. Sie erhalten an Werktagen innerhalb von 24 Stunden eine persönliche Antwort, also spätestens am Montag, 23. November, 17:20 Uhr, Zeitzone Berlin (MEZ).

    Die gewünschte Vertraulichkeitsvereinbarung (NDA) senden wir Ihnen mit unserer Antwort. Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.

    Vorgangsnummer   5A8F-2F0E
    Telefon          +351 91 234 56 78
    NDA gewünscht    Ja
    Dateien          timetable.pdf (1,2 MB)


    IHRE NACHRICHT

    > Ferry bookings
    > that survive the summer.

    Mit freundlichen Grüßen
    Northwind
    https://northwind.example

    Sie erhalten diese E-Mail, weil Ihre Adresse im Kontaktformular von Northwind angegeben wurde. Falls Sie das nicht selbst waren, können Sie diese E-Mail ignorieren oder uns mit einer kurzen Antwort Bescheid geben.
    "
  `);
  expect(html).toContain('<html lang="de" dir="ltr">');
});

test.each([
  ["Anna Müller", "Guten Tag Anna Müller,"],
  ["Dr. Anna von Stein", "Guten Tag Dr. Anna von Stein,"],
  ["Müller GmbH", "Guten Tag,"],
  ["Frau Müller", "Guten Tag,"],
  ["You have won, call www.spam.example", "Guten Tag,"],
])("LANG-06: a German mail to %j begins with %j", (name, greeting) => {
  const { text } = confirmationMail({ ...lead, name }, { ...firm, language: "de" });
  expect(text.split("\n\n")[1]).toBe(greeting);
});

test.each([
  ["We use Node.js, Next.js and brief.pdf.", "We use Node.js, Next.js and brief.pdf."],
  ["It costs 1.5 million, e.g. in 2027.", "It costs 1.5 million, e.g. in 2027."],
  ["See ferries.example/prices today", "See [link] today"],
  ["Write to ines@ferries.example", "Write to [link]"],
  ["javascript://x and www.brief.pdf", "[link] and [link]"],
])("SITE-09: the text %j is quoted as %j", (text, repeated) => {
  expect(withoutLinks(text)).toBe(repeated);
});
