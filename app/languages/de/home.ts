import type { home as english } from "../en/home.ts";

export const home = {
  testimonials: "Unsere Kunden",
  "news-list": "Aktuelles",
  offices: "Standorte",
} satisfies typeof english;
