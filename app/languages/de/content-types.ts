import type { contentTypes as english } from "../en/content-types.ts";

export const contentTypes = {
  article: {
    title: "Aktuelles",
    description: "Beiträge über unsere Arbeit und was wir dabei lernen.",
    empty: "Noch sind keine Beiträge veröffentlicht.",
    facts: { published: "Veröffentlicht", author: "Von", topics: "Themen" },
  },
  jobOpening: {
    title: "Karriere",
    description: "Offene Stellen, jede mit Ort, Art der Anstellung und Gehalt.",
    empty: "Zurzeit sind keine Stellen offen.",
    closed: "Die Bewerbungsfrist für diese Stelle ist abgelaufen.",
    facts: { place: "Ort", kind: "Anstellung", salary: "Gehalt", applyBy: "Bewerben bis" },
    kinds: {
      FULL_TIME: "Vollzeit",
      PART_TIME: "Teilzeit",
      CONTRACTOR: "Freie Mitarbeit",
      INTERN: "Praktikum",
    },
    apply: "Bewerben",
    applyTo: (address) => `Per E-Mail an ${address}`,
    aYear: (amounts) => `${amounts.join(" bis ")} im Jahr`,
  },
  elsewhere: { en: "Auf Englisch", de: "Auf Deutsch" },
  allElsewhere: { en: "Alle auf Englisch", de: "Alle auf Deutsch" },
} satisfies typeof english;
