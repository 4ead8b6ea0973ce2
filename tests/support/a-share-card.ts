import type { ShareCard } from "#app/domain/share-cards/share-card.ts";

/** A share card of a page. */
export const aShareCard: ShareCard = {
  title: "What 38 fixed prices taught us about software that nobody has built before",
  headline: "",
  label: "News",
  brand: "Kestrel",
  logo: null,
  tagline: "A global team",
  fonts: "host-grotesk",
  host: "www.kestrel.example",
  cover: null,
  colours: { ink: "#0E1112", paper: "#F5F3EE", signal: "#FF5A1F" },
};
