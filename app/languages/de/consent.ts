import type { consent as english } from "../en/consent.ts";

export const consent = {
  label: "Einwilligung in Cookies",
  title: "Cookie-Einstellungen",
  manage: "Einstellungen",
  acceptAll: "Alle akzeptieren",
  rejectAll: "Alle ablehnen",
  save: "Auswahl speichern",
  close: "Schließen und alle ablehnen",
  closingRejects: "Wenn Sie dieses Fenster schließen, lehnen Sie alle optionalen Cookies ab.",
  privacySignal:
    "Ihr Browser sendet „Global Privacy Control“. Optionale Cookies sind deshalb aus, bis Sie sie hier erlauben.",
  alwaysOn: "immer aktiv",
  on: "an",
  off: "aus",
  purposes: { necessary: "Notwendig", analytics: "Statistik", marketing: "Marketing" },
} satisfies typeof english;
