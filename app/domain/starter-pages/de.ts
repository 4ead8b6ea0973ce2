import { list, type StarterPages, text } from "./starter-page.ts";

/** The starter pages in German. */
export const starterPages: StarterPages = {
  home: {
    title: "Startseite",
    blocks: [
      { type: "home-stage", props: {} },
      text(
        "Was wir tun",
        "[[Eine Zeile: was Sie tun und für wen]]",
        "[[Zwei oder drei kurze Absätze: Was hat Ihre Kundschaft am Ende in der Hand? Nicht, wie Sie arbeiten. Nennen Sie ein Beispiel mit einer Zahl.]]",
      ),
      { type: "home-services", props: {} },
      { type: "home-cases", props: {} },
      {
        type: "testimonials",
        props: { source: "settings", label: "Kundenstimmen", layout: "cards", limit: 4 },
      },
      { type: "home-clients", props: {} },
      { type: "home-team", props: {} },
      { type: "news-list", props: { source: "settings", label: "Aktuelles", layout: "covers", limit: 3 } },
      { type: "offices", props: { source: "settings", label: "Standorte", map: false } },
      {
        type: "call-to-action",
        props: {
          heading: "Erzählen Sie uns von Ihrem Projekt",
          text: "[[Was nach einer Anfrage passiert und wann die Antwort kommt.]]",
          action: { label: "Projekt anfragen", href: "/lets-talk" },
        },
      },
    ],
  },

  about: {
    slug: "ueber-uns",
    title: "Über uns",
    extendedTitle: "Wer wir sind",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "Wer wir sind",
          lead: "[[Ein Satz: seit wann, wo, wie viele Menschen, für wen.]]",
        },
      },
      text(
        "Geschichte",
        "Wie es anfing",
        "[[Vier Sätze: Warum gibt es die Firma, wer hat sie gegründet, und was hat sich seitdem verändert?]]",
      ),
      text(
        "Arbeitsweise",
        "Woran man uns erkennt",
        list(
          "[[Eine Gewohnheit, die andere an Ihnen schätzen, zum Beispiel jeden Freitag eine Vorführung.]]",
          "[[Wie Sie Preis und Termin vereinbaren.]]",
          "[[Was passiert, wenn etwas schiefgeht.]]",
        ),
      ),
      text(
        "Menschen",
        "Wen Sie kennenlernen",
        "[[Wer ist beim ersten Gespräch dabei, und wer macht was? Mit Porträts nehmen Sie stattdessen den Block „Team“.]]",
      ),
      {
        type: "call-to-action",
        props: {
          heading: "Möchten Sie mit uns arbeiten?",
          text: "Schreiben Sie ein paar Zeilen zu Ihrem Projekt. An Werktagen antworten wir innerhalb von 24\u00a0Stunden.",
          action: { label: "Projekt anfragen", href: "/lets-talk" },
        },
      },
    ],
  },

  contact: {
    slug: "kontakt",
    title: "Kontakt",
    extendedTitle: "So erreichen Sie uns",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "So erreichen Sie uns",
          lead: "Ob Formular oder E-Mail: Es lesen dieselben Menschen. An Werktagen antworten wir innerhalb von 24\u00a0Stunden.",
          facts: [
            { label: "E-Mail", value: "[[hallo@ihre-firma.de]]" },
            { label: "Telefon", value: "[[+49 000 000000, Montag bis Freitag, 9 bis 17\u00a0Uhr]]" },
          ],
        },
      },
      {
        type: "enquiry-form",
        props: {
          label: "Anfrage",
          heading: "Worum geht es?",
          text: "Was es heute gibt, was besser werden soll und welcher Termin zählt. Drei Sätze genügen.",
        },
      },
      { type: "offices", props: { label: "Standorte", heading: "Hier finden Sie uns" } },
      text(
        "Weitere Anliegen",
        "Welche Adresse wofür",
        list(
          "Ihre personenbezogenen Daten: [[datenschutz@ihre-firma.de]]",
          "Bewerbungen: [[jobs@ihre-firma.de]]",
          "Presse: [[presse@ihre-firma.de]]",
        ),
      ),
    ],
  },

  "privacy-policy": {
    slug: "datenschutz",
    title: "Datenschutz",
    extendedTitle: "Was mit Ihren Daten geschieht",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "Was mit Ihren Daten geschieht",
          lead: "Was diese Website über Sie speichert, wozu, wie lange und welche Rechte Sie haben.",
          facts: [{ label: "Stand", value: "[[Datum]]" }],
        },
      },
      text(
        "Verantwortlich",
        "Wer verantwortlich ist",
        "[[Name und Anschrift der Firma, Telefon, E-Mail]]",
        "[[Kontakt des oder der Datenschutzbeauftragten, sofern benannt]]",
      ),
      text(
        "Anfragen",
        "Wenn Sie uns schreiben",
        "Das Formular fragt nach Ihrem Namen, Ihrer E-Mail-Adresse und Ihrem Vorhaben. Telefonnummer und Dateien sind freiwillig. Ohne die übrigen Angaben können wir Ihnen nicht antworten. Wir verwenden sie nur, um Ihre Anfrage zu beantworten und ein Angebot vorzubereiten. [[Rechtsgrundlage, zum Beispiel Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO]]",
        "Außerdem speichern wir, auf welcher Seite Sie das Formular geöffnet haben, wie Sie zu uns gefunden haben und, falls Sie eingewilligt haben, welche Seiten Sie vorher besucht haben. [[Rechtsgrundlage und, bei Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO, das berechtigte Interesse]] Anfragen, aus denen nichts wird, löschen wir nach [[24\u00a0Monaten: siehe Einstellungen, „Lead data“]].",
      ),
      text(
        "Website",
        "Wenn Sie die Website besuchen",
        "Unser Server protokolliert jeden Aufruf mit Uhrzeit, Adresse der Seite und Status, damit wir Fehler finden und Angriffe abwehren können. [[Rechtsgrundlage, zum Beispiel Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO, und das berechtigte Interesse]] Die Protokolle löschen wir nach [[14\u00a0Tagen]]. [[Wer die Website betreibt und in welchem Land die Server stehen]]",
        "Die Website funktioniert ohne Cookies. Was sie mit Ihrer Einwilligung speichert, steht in der Cookie-Richtlinie. [[Rechtsgrundlage, zum Beispiel §\u00a025 TDDDG und Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO]]",
      ),
      text(
        "Empfänger",
        "Wer Daten außerdem erhält",
        "[[Alle, die in Ihrem Auftrag Daten verarbeiten: Hosting, E-Mail, Statistik. Jeweils Name, Land und Vertrag nach Art.\u00a028 DSGVO]]",
        "[[Bei Ländern außerhalb der EU und des EWR: die Grundlage der Übermittlung, zum Beispiel ein Angemessenheitsbeschluss oder Standardvertragsklauseln. Sonst: „Wir übermitteln keine Daten in Länder außerhalb der EU und des EWR.“]]",
      ),
      text(
        "Ihre Rechte",
        "Was Sie von uns verlangen können",
        "Sie können Auskunft über Ihre Daten und eine Kopie verlangen, sie berichtigen, löschen oder ihre Verarbeitung einschränken lassen, der Verarbeitung widersprechen und eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Schreiben Sie dazu an [[datenschutz@ihre-firma.de]]. Sie können sich auch bei der Aufsichtsbehörde beschweren: [[Name und Anschrift der Behörde Ihres Bundeslandes]].",
        "[[Ob Sie Entscheidungen allein automatisiert treffen, auch durch Profiling (Art.\u00a022 DSGVO)]]",
        "[[Vor dem Veröffentlichen: Vergleichen Sie die Seite mit Art.\u00a013 DSGVO, lassen Sie sie rechtlich prüfen und löschen Sie diese Zeile.]]",
      ),
    ],
  },

  "cookies-policy": {
    slug: "cookies",
    title: "Cookie-Richtlinie",
    extendedTitle: "Was diese Website in Ihrem Browser speichert",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "Was diese Website in Ihrem Browser speichert",
          lead: "Die Website funktioniert, ob Sie zustimmen oder nicht. Was nicht notwendig ist, speichern wir erst, wenn Sie zugestimmt haben.",
          facts: [{ label: "Stand", value: "[[Datum]]" }],
        },
      },
      text(
        "Notwendig",
        "Immer",
        list(
          "Ihre Auswahl bei den Cookies, 12\u00a0Monate lang.",
          "Ihre Eingaben im Anfrageformular, bis Sie es absenden. So geht nichts verloren, wenn Sie das Fenster schließen.",
          "Nach einer Anfrage eine Stunde lang ein Cookie, das Ihnen die Bestätigung zeigt.",
        ),
      ),
      text(
        "Statistik",
        "Wenn Sie der Statistik zustimmen",
        "[[Das Werkzeug und sein Anbieter, was es zählt, wie seine Cookies heißen und wie lange sie gelten. Ohne Statistik: „Zurzeit nichts.“]]",
      ),
      text(
        "Marketing",
        "Wenn Sie dem Marketing zustimmen",
        "[[Das Gleiche für Werbung. Ohne Werbung: „Zurzeit nichts.“]]",
        "Mit Ihrer Zustimmung merken wir uns außerdem, welche Seiten Sie besucht haben, bevor Sie uns schreiben. So sehen wir, was Sie zu uns geführt hat.",
      ),
      text(
        "Ihre Auswahl",
        "Wie Sie sie ändern",
        "Die „Cookie-Einstellungen“ am Ende jeder Seite zeigen Ihre Auswahl. Dort können Sie sie jederzeit ändern. [[Vor dem Veröffentlichen: Vergleichen Sie die Seite mit den Einstellungen „Cookies“ und „Scripts“ und löschen Sie diese Zeile.]]",
      ),
    ],
  },

  imprint: {
    slug: "impressum",
    title: "Impressum",
    extendedTitle: "Wer hinter dieser Website steht",
    blocks: [
      { type: "hero", props: { headline: "Wer hinter dieser Website steht" } },
      text(
        "Anbieter",
        "Angaben nach §\u00a05 DDG",
        "[[Name der Firma mit Rechtsform, bei Einzelunternehmen Vor- und Nachname]]",
        "[[Straße und Hausnummer, Postleitzahl und Ort, kein Postfach]]",
        "Vertreten durch [[Vor- und Nachnamen der Geschäftsführung oder des Vorstands]]",
      ),
      text(
        "Kontakt",
        "So erreichen Sie uns",
        "E-Mail: [[hallo@ihre-firma.de]]",
        "Telefon: [[+49 000 000000]]",
      ),
      text(
        "Register",
        "Register und Steuern",
        "[[Registergericht und Registernummer, zum Beispiel Amtsgericht Musterstadt, HRB 00000]]",
        "[[Umsatzsteuer-Identifikationsnummer nach §\u00a027a UStG, sonst, falls vorhanden, die Wirtschafts-Identifikationsnummer nach §\u00a0139c AO]]",
      ),
      text(
        "Weiteres",
        "Weitere Angaben",
        "[[Bei zulassungspflichtiger Tätigkeit: die Aufsichtsbehörde. Bei reglementierten Berufen: Kammer, Berufsbezeichnung mit Staat und berufsrechtliche Regelungen]]",
        "[[Bei journalistisch-redaktionellen Inhalten: Name und Anschrift der verantwortlichen Person nach §\u00a018 Abs.\u00a02 MStV]]",
        "[[Für Verbraucherinnen und Verbraucher: ob Sie an Streitbeilegungsverfahren teilnehmen (§\u00a036 VSBG)]]",
        "[[Kapital: nur, wenn Sie Angaben dazu machen, dann Stamm- oder Grundkapital und ausstehende Einlagen. Bei Abwicklung oder Liquidation: dass sie läuft]]",
        "[[Vor dem Veröffentlichen: Löschen Sie, was nicht zutrifft, lassen Sie die Seite rechtlich prüfen und löschen Sie diese Zeile.]]",
      ),
    ],
  },
};
