import type { Composition } from "../composition.ts";
import { attisLogistics } from "./attis-logistics.ts";
import { calderHealth } from "./calder-health.ts";
import { harbourlineFerries } from "./harbourline-ferries.ts";
import { lumenHomes } from "./lumen-homes.ts";
import { nordvoltEnergy } from "./nordvolt-energy.ts";
import { ostraBank } from "./ostra-bank.ts";
import { penumbraFashion } from "./penumbra-fashion.ts";
import { tesselMarket } from "./tessel-market.ts";

/** The covers of the cases, by slug. */
export const covers: Record<string, Composition> = {
  "harbourline-ferries": harbourlineFerries,
  "nordvolt-energy": nordvoltEnergy,
  "ostra-bank": ostraBank,
  "penumbra-fashion": penumbraFashion,
  "calder-health": calderHealth,
  "tessel-market": tesselMarket,
  "lumen-homes": lumenHomes,
  "attis-logistics": attisLogistics,
};
