/** The covers of the cases, by slug, with their grounds: those of the palettes in `story-styles/palettes.css`. */
export const covers: Record<string, string> = {
  "harbourline-ferries": "#0b2d3f",
  "nordvolt-energy": "#cfdee6",
  "ostra-bank": "#12352b",
  "penumbra-fashion": "#170d14",
  "calder-health": "#d5e8e0",
  "tessel-market": "#9c3419",
  "lumen-homes": "#1e1b3a",
  "attis-logistics": "#f2b632",
};
