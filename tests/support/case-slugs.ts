/** All cases of the demo content. */
export const caseSlugs = [
  "attis-logistics",
  "calder-health",
  "harbourline-ferries",
  "lumen-homes",
  "nordvolt-energy",
  "ostra-bank",
  "penumbra-fashion",
  "tessel-market",
];
