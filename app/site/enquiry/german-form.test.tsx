import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { Receipt } from "#app/domain/leads/receipt.ts";
import { mainEdition } from "#app/languages/language.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { type SiteData, SiteDataProvider } from "../site-data.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";

/** What the form and the receipt read of the site. */
const site = {
  settings: { contact_email: "post@nordlicht.example" },
  legal: { privacy: { title: "Datenschutzerklärung", path: "/datenschutz" } },
  navigation: [],
} as unknown as SiteData;

const germanTextsOf = (piece: ReactNode) =>
  renderToText(
    <EditionProvider value={mainEdition("de")}>
      <SiteDataProvider value={site}>{piece}</SiteDataProvider>
    </EditionProvider>,
  )
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .filter((line) => line.trim());

const receipt: Receipt = {
  reference: "5A8F-2F0E",
  deadline: { moment: "Montag, 30. November, 16:48 Uhr", zone: "Zeitzone Berlin (MEZ)" },
  isConfirmed: true,
  name: "Anna Müller",
  email: "anna@fähren.example",
  ndaNeeded: true,
  facts: [{ label: "Telefon", value: "+49 30 1234567" }],
  description: "Buchungen, die den Sommer überstehen.",
  files: [{ name: "Plan.pdf", size: 5_138_022 }],
  missingFiles: ["Karte.png"],
};

test("LANG-01: the form has German labels, and its sentences are whole around their links", () => {
  expect(germanTextsOf(<EnquiryForm />)).toMatchInlineSnapshot(`
    [
      "Name",
      "E-Mail",
      "Telefon",
      "optional",
      "Ich brauche zuerst eine NDA",
      "Was haben Sie vor?",
      "Dieses Feld bitte leer lassen",
      "Bis zu 3 Dateien hierher ziehen oder ",
      "auswählen",
      "Bis zu 3 Dateien auswählen",
      "PDF DOC TXT JPG PNG · je 5 MB",
      "Wir lesen Ihre Anfrage noch heute. Bitte beachten Sie: ",
      "Datenschutzerklärung",
      ".",
      "Anfrage senden",
    ]
  `);
});

test("LANG-01: a problem that the server found without script is told in German", () => {
  const answer = { status: "invalid", result: { status: "error" as const, error: {} } };
  const texts = germanTextsOf(<EnquiryForm serverAnswer={answer} />);
  expect(texts).toContain(
    "Bitte prüfen Sie Ihre Angaben. Korrigieren Sie die markierten Felder und senden Sie die Anfrage erneut.",
  );
});

test("LANG-01: the receipt is German, with decimal commas", () => {
  expect(
    germanTextsOf(
      <EnquirySent receipt={receipt} title="h1">
        Weitere
      </EnquirySent>,
    ),
  ).toMatchInlineSnapshot(`
    [
      "Anfrage 5A8F-2F0E eingegangen",
      "Wir antworten bis ",
      "Montag, 30. November, 16:48 Uhr",
      ".",
      "Vielen Dank, Anna Müller. Ihre Anfrage ist angekommen. Wir antworten an Werktagen innerhalb von 24 Stunden. Alle Zeiten: Zeitzone Berlin (MEZ).",
      "Jetzt",
      "Sie erhalten eine Bestätigung per E-Mail.",
      "Zuerst",
      "Wir senden Ihnen wie gewünscht eine NDA.",
      "Montag, 30. November, 16:48 Uhr",
      "Bis dahin erhalten Sie eine persönliche Antwort an anna@fähren.example.",
      "Keine Antwort?",
      "Schreiben Sie an ",
      "post@nordlicht.example",
      " und nennen Sie 5A8F-2F0E.",
      "Ihre Angaben",
      "Telefon",
      "+49 30 1234567",
      "Vorhaben",
      "Buchungen, die den Sommer überstehen.",
      "Dateien",
      "Plan.pdf (4,9 MB)",
      "Nicht angekommen",
      "Karte.png",
      "Bitte senden Sie uns diese Dateien per E-Mail.",
      "Weitere",
      "Aktuelles lesen",
    ]
  `);
});
