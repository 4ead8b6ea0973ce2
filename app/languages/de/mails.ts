import type { mails as english } from "../en/mails.ts";

export const mails = {
  reference: "Vorgangsnummer",
  yes: "Ja",
  no: "Nein",
  fields: {
    id: "ID der Anfrage",
    name: "Name",
    email: "E-Mail",
    phone: "Telefon",
    ndaNeeded: "NDA gewünscht",
    language: "Sprache",
    sourcePage: "Gesendet von",
    sourceUrl: "Adresse der Seite",
    referrer: "Verweisende Seite",
    userAgent: "Browser",
    website: "Website (Honeypot)",
  },
  confirmation: {
    subject: (site, reference) => `${site}: Ihre Anfrage ist eingegangen (${reference})`,
    title: "Ihre Anfrage ist eingegangen",
    opening: ({ fullName }, moment, zone) =>
      `${fullName ? `Guten Tag ${fullName},` : "Guten Tag,"}\n\nvielen Dank für Ihre Anfrage. Sie erhalten an Werktagen innerhalb von 24 Stunden eine persönliche Antwort, also spätestens am ${moment}, ${zone}.`,
    nda: "Die gewünschte Vertraulichkeitsvereinbarung (NDA) senden wir Ihnen mit unserer Antwort.",
    addSomething: "Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.",
    files: "Dateien",
    whatYouSent: "Ihre Nachricht",
    signature: (site) => `Mit freundlichen Grüßen\n${site}`,
    why: (site) =>
      `Sie erhalten diese E-Mail, weil Ihre Adresse im Kontaktformular von ${site} angegeben wurde. Falls Sie das nicht selbst waren, können Sie diese E-Mail ignorieren oder uns mit einer kurzen Antwort Bescheid geben.`,
  },
  reply: {
    subject: (site) => `Ihre Anfrage an ${site}`,
    youWrote: (date) => `Am ${date} schrieben Sie:`,
  },
  openLead: "Anfrage öffnen",
  notification: {
    subject: (site, name) => `${site}: neue Anfrage von ${name}`,
    title: (name) => `Neue Anfrage von ${name}`,
    deadline: (moment, zone) =>
      `Bitte an Werktagen innerhalb von 24 Stunden antworten, spätestens am ${moment}, ${zone}.`,
    fileNotStored: (name) =>
      `${name} konnte nicht gespeichert werden. Den Grund finden Sie im Verlauf der Anfrage.`,
    whereToReply: (site, name) =>
      `Antworten Sie am besten im Admin von ${site}: Dann steht Ihre Antwort auch im Verlauf der Anfrage. Eine Antwort auf diese E-Mail erhält nur ${name}.`,
    pagesVisited: "Besuchte Seiten",
    source: "Herkunft",
  },
  failedReply: {
    subject: (site, name) => `${site}: Ihre Antwort an ${name} wurde nicht zugestellt`,
    title: (name) => `Ihre Antwort an ${name} wurde nicht zugestellt`,
    text: (name) =>
      `Ihre Antwort an ${name} wurde nicht zugestellt. Den Grund finden Sie im Verlauf der Anfrage. Prüfen Sie die Adresse und senden Sie die Antwort von dort noch einmal, oder rufen Sie an.`,
  },
  reminder: {
    subject: (site, step, name) => `${site}: Erinnerung: ${step} (${name})`,
    title: (step, day) => `${step}: fällig am ${day}`,
    nextStepInSubject: "nächster Schritt",
    nextStepInTitle: "Nächster Schritt",
    lead: (name, site) => `Anfrage von ${name} bei ${site}`,
    noOwner: "Für diese Anfrage ist noch niemand zuständig.",
  },
  mention: {
    subject: (site, by, name) => `${site}: ${by} hat Sie in der Anfrage von ${name} erwähnt`,
    title: (by) => `${by} hat Sie erwähnt`,
    text: (by, name, site) => `${by} hat Sie in einer Notiz zur Anfrage von ${name} bei ${site} erwähnt:`,
    aColleague: "Jemand aus dem Team",
  },
  recipientsChanged: {
    subject: (site) => `${site}: Empfänger neuer Anfragen geändert`,
    text: (by, site) =>
      `${by} hat die Adressen geändert, die bei ${site} über neue Anfragen benachrichtigt werden. Ihre Adresse war bisher dabei.`,
    at: (day, time) => `Die Änderung erfolgte am ${day} um ${time}\u00a0Uhr UTC.`,
    ifUnexpected:
      "Falls Sie damit nicht gerechnet haben, bitten Sie eine Person mit der Rolle „Owner“, die Einstellung zu prüfen:",
    settings: "Einstellungen zu Anfragen",
  },
} satisfies typeof english;
