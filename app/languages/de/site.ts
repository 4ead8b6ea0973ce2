import type { site as english } from "../en/site.ts";

export const site = {
  letsTalk: "Projekt anfragen",
  letsTalkShort: "Anfragen",
  requestEstimate: "Kostenschätzung anfragen",
  home: "Startseite",
  skipToContent: "Zum Inhalt springen",
  breadcrumb: "Sie sind hier",
  languages: "Sprachen",
  emptyPage: "Diese Seite hat noch keinen Inhalt.",
  menu: {
    title: "Menü",
    close: "Menü schließen",
    main: "Hauptmenü",
    allPages: "Alle Seiten",
    back: "Zurück",
    search: "Suche",
  },
  list: {
    pages: (title) => `Seiten der Liste „${title}“`,
    titleOfPage: (title, page) => `${title}, Seite ${page}`,
    previous: "Zurück",
    next: "Weiter",
  },
  nextPage: {
    label: "Nächste Seite",
    next: "Als Nächstes",
    nextIn: (section) => `Als Nächstes in „${section}“`,
  },
  footer: {
    allPages: "Alle Seiten",
    pagesOf: (section) => `Seiten in „${section}“`,
    back: "Zurück",
    backToAllSections: "Zurück zu allen Bereichen",
    privacyPolicy: "Datenschutz",
    cookiesPolicy: "Cookie-Richtlinie",
    cookieSettings: "Cookie-Einstellungen",
    opensInNewTab: (name) => `${name} (öffnet in neuem Tab)`,
  },
  connection: {
    label: "Verbindung",
    loading: "Seite wird geladen",
    lost: "Die Website ist nicht erreichbar",
    lostAdvice:
      "Sie sehen noch die vorherige Seite, Ihre Eingaben bleiben erhalten. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    tryAgain: "Noch einmal versuchen",
    stayHere: "Hier bleiben",
  },
} satisfies typeof english;
