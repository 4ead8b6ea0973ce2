import type { Settings } from "#app/domain/settings/registry.ts";

type Logos = Settings["form_client_logos"];

/** LEAD-03: stand in for an empty list. */
const fallback: Logos = ["Harbourline", "Nordvolt", "Ostra", "Penumbra & Co"].map((altText) => ({
  altText,
  imageUrl: "",
}));

/** The marks of clients, or the ones that stand in for them. */
export function shownLogos(logos: Logos): Logos {
  return logos.length > 0 ? logos : fallback;
}
