import { expect, test } from "vitest";
import { type NotifiedLead, notificationMail } from "#app/domain/leads/notification.server.ts";
import { mailBrandOf } from "#app/domain/settings/mail-brand.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { officeHoursOf } from "./office-hours.ts";

const lead: NotifiedLead = {
  id: "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10",
  createdAt: new Date("2026-11-20T16:20:00Z"),
  name: "Ines Duarte",
  email: "ines@ferries.example",
  readableEmail: "ines@ferries.example",
  phone: "+351 91 234 56 78",
  description: "Ferry bookings\nthat survive the summer.",
  ndaNeeded: true,
  attachedFiles: [
    {
      name: "timetable.pdf",
      size: 1_258_291,
      type: "application/pdf",
      key: "secret/key.pdf",
      url: "/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10/files/0",
    },
  ],
  failedUploads: [{ name: "map.png", reason: "the storage could not be reached" }],
  sourcePage: "/solutions/dwh",
  sourceUrl: "https://kestrel.example/solutions/dwh?utm_source=letter",
  utmSource: "letter",
  utmMedium: "mail",
  utmCampaign: "autumn",
  utmTerm: "ferries",
  utmContent: "footer",
  visitorHistory: ["/ (2026-11-20T12:00:00.000Z)", "/solutions/dwh (2026-11-20T12:01:00.000Z)"],
  referrer: "https://search.example/",
  userAgent: "Mozilla/5.0 (X11)",
  website: null,
};

const firm = {
  brand: mailBrandOf(defaultSettings, "https://kestrel.example"),
  office: officeHoursOf(defaultSettings),
  language: "en",
} as const;

const compose = (changes: Partial<NotifiedLead> = {}) => notificationMail({ ...lead, ...changes }, firm);

test("LEAD-10: the notification contains every submitted value as text and as HTML", () => {
  const { subject, text, html } = compose();

  expect(subject).toBe("Our agency: new enquiry from Ines Duarte");
  for (const carried of [
    lead.id,
    lead.name,
    lead.email,
    lead.phone,
    "survive the summer.",
    "timetable.pdf",
    "1.2 MB",
    "https://kestrel.example/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10/files/0",
    "map.png was not stored: the storage could not be reached",
    lead.sourcePage,
    lead.sourceUrl,
    "letter",
    "autumn",
    "ferries",
    "footer",
    lead.referrer,
    lead.userAgent,
    "/solutions/dwh (20 November, 12:01)",
  ]) {
    expect(text).toContain(carried);
    expect(html).toContain(carried);
  }
  for (const label of ["NDA needed", "utm_medium", "User agent", "Lead ID"]) {
    expect(text).toContain(label);
    expect(html).toContain(label);
  }
  expect(text + html).not.toContain("secret/key.pdf");
});

test("WORLD-05: the team reads a domain in Unicode, and the link keeps the address as it is sent", () => {
  const { text, html } = compose({
    email: "info@xn--bcher-kva.example",
    readableEmail: "info@bücher.example",
  });
  expect(text).toContain("info@bücher.example");
  expect(html).toContain("mailto:info@xn--bcher-kva.example");
});

test("LEAD-10: the pages visited have the office's time, and other entries stay as they came", () => {
  const visitorHistory = ["/ (a page) (2026-11-20T23:30:00.000Z)", "/news", "/x (yesterday)"];
  const office = { ...firm.office, timeZone: "Europe/Berlin" };
  const { text } = notificationMail({ ...lead, visitorHistory }, { ...firm, office });

  expect(text).toContain("/ (a page) (21 November, 00:30)\n/news\n/x (yesterday)");
});

test("LEAD-10: the plain text has a readable layout", () => {
  expect(compose({ visitorHistory: [] }).text).toMatchInlineSnapshot(`
    "New enquiry from Ines Duarte

    Reply within 24 hours, on working days: by Monday 23 November, 16:20, London time (GMT).

    > Ferry bookings
    > that survive the summer.

    timetable.pdf, 1.2 MB:
    https://kestrel.example/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10/files/0

    ! map.png was not stored: the storage could not be reached

    Name         Ines Duarte
    Email        ines@ferries.example
    Phone        +351 91 234 56 78
    NDA needed   Yes

    Open the lead:
    https://kestrel.example/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10

    To keep your reply in the lead’s timeline, write it in the admin of Our agency. A reply to this email goes to Ines Duarte only.


    SOURCE

    Source page    /solutions/dwh
    Source URL     https://kestrel.example/solutions/dwh?utm_source=letter
    Referrer       https://search.example/
    utm_source     letter
    utm_medium     mail
    utm_campaign   autumn
    utm_term       ferries
    utm_content    footer
    User agent     Mozilla/5.0 (X11)
    Reference      5A8F-2F0E
    Lead ID        5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10
    "
  `);
});

test("LANG-01: the notification of a German site is German, apart from what was recorded", () => {
  const german = { ...firm, language: "de", office: { ...firm.office, timeZone: "Europe/Berlin" } } as const;
  const { subject, text, html } = notificationMail({ ...lead, language: "de" }, german);

  expect(subject).toBe("Our agency: neue Anfrage von Ines Duarte");
  expect(text.replaceAll("\u00a0", " ")).toMatchInlineSnapshot(`
    "Neue Anfrage von Ines Duarte

    Bitte an Werktagen innerhalb von 24 Stunden antworten, spätestens am Montag, 23. November, 17:20 Uhr, Zeitzone Berlin (MEZ).

    > Ferry bookings
    > that survive the summer.

    timetable.pdf, 1,2 MB:
    https://kestrel.example/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10/files/0

    ! map.png konnte nicht gespeichert werden. Den Grund finden Sie im Verlauf der Anfrage.

    Name            Ines Duarte
    E-Mail          ines@ferries.example
    Telefon         +351 91 234 56 78
    NDA gewünscht   Ja

    Anfrage öffnen:
    https://kestrel.example/admin/leads/5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10

    Antworten Sie am besten im Admin von Our agency: Dann steht Ihre Antwort auch im Verlauf der Anfrage. Eine Antwort auf diese E-Mail erhält nur Ines Duarte.


    BESUCHTE SEITEN

    / (20. November, 13:00 Uhr)
    /solutions/dwh (20. November, 13:01 Uhr)


    HERKUNFT

    Gesendet von        /solutions/dwh
    Adresse der Seite   https://kestrel.example/solutions/dwh?utm_source=letter
    Verweisende Seite   https://search.example/
    utm_source          letter
    utm_medium          mail
    utm_campaign        autumn
    utm_term            ferries
    utm_content         footer
    Sprache             Deutsch
    Browser             Mozilla/5.0 (X11)
    Vorgangsnummer      5A8F-2F0E
    ID der Anfrage      5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10
    "
  `);
  expect(html).toContain('<html lang="de" dir="ltr">');
});

test("SITE-09: message and deadline come first, then the link to the lead, and empty values are omitted", () => {
  const { text, html } = compose({ phone: null, utmTerm: null });

  for (const mail of [text, html.slice(html.indexOf("<h1"))]) {
    const order = ["by Monday 23 November, 16:20", "survive the summer", "Open the lead", "utm_medium"];
    const places = order.map((part) => mail.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    for (const label of ["Phone", "utm_term", "Website (honeypot)", "–"]) expect(mail).not.toContain(label);
  }
  expect(html).toContain(`href="https://kestrel.example/admin/leads/${lead.id}"`);
});

test("LEAD-10: scripts and markup in any field are escaped", () => {
  const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
  const { html } = compose({
    name: attack,
    email: `${attack}@x.example`,
    phone: attack,
    description: attack,
    sourcePage: attack,
    referrer: attack,
    userAgent: attack,
    utmSource: attack,
    visitorHistory: [attack],
    attachedFiles: [{ name: `${attack}.pdf`, size: 1, type: "application/pdf", key: "k", url: "/admin/x" }],
    failedUploads: [{ name: attack, reason: attack }],
  });

  expect(html).not.toMatch(/<script|<img src=x|onerror='/);
  expect(html.match(/&#60;script&#62;/g)?.length).toBeGreaterThan(9);
});

test("LEAD-10: an address from the visitor is never linked", () => {
  expect(
    compose({ referrer: "https://phishing.example/", sourceUrl: "javascript:alert(1)" }).html,
  ).not.toMatch(/href="(https:\/\/phishing|javascript)/);
});

test("LANG-06: the notification names the language of a lead beside its contact if it is not the team's", () => {
  const beforeLink = (language: string) => compose({ language }).text.split("Open the lead")[0];
  expect(beforeLink("de")).toMatch(/^Language +Deutsch$/m);
  expect(beforeLink("en")).not.toContain("Language");
  expect(compose({ language: "en" }).text).toMatch(/^Language +English$/m);
  expect(compose({ language: "de" }).text.match(/Deutsch/g)).toHaveLength(1);
});
