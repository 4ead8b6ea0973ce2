import { choice } from "#app/fields/descriptors.ts";

/** Palettes of cases, by their names in `story-styles/palettes.css`; palettes.test.ts checks the contrast of each. */
export const caseGrounds = {
  harbour: "Harbour: deep blue",
  ice: "Ice: pale blue",
  ledger: "Ledger: bottle green",
  velvet: "Velvet: nearly black",
  clinic: "Clinic: pale green",
  clay: "Clay: brick red",
  dusk: "Dusk: night blue",
  road: "Road: yellow",
} as const;
export type CaseGround = keyof typeof caseGrounds;

export const caseGround = () =>
  choice("Palette", caseGrounds, { help: "The colours of the opening and of the whole page" }).default(
    "harbour",
  );
