import type { discovery as english } from "../en/discovery.ts";

export const discovery = {
  homePage: "Die Startseite",
  enquiryPage:
    "Sagen Sie uns, was Sie vorhaben, und hängen Sie an, was es schon gibt. Wir antworten an Werktagen innerhalb von 24 Stunden.",
  otherLanguages: "Diese Website in anderen Sprachen:",
  notFound: "Seite nicht gefunden",
  gone: "Diese Seite gibt es nicht mehr",
  unavailable: "Diese Seite ist gerade nicht lesbar. Versuchen Sie es in einer Minute noch einmal.",
} satisfies typeof english;
