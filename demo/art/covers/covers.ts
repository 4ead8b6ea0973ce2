/** The slugs of the cases that have a cover. */
export const covers = [
  "harbourline-ferries",
  "nordvolt-energy",
  "ostra-bank",
  "penumbra-fashion",
  "calder-health",
  "tessel-market",
  "lumen-homes",
  "attis-logistics",
];
