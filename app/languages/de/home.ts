import type { home as english } from "../en/home.ts";

export const home = {
  testimonials: "Kundenstimmen",
  "news-list": "Aktuelles",
  offices: "Standorte",
} satisfies typeof english;
