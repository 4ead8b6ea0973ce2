import type { Composition } from "../composition.ts";
import { aDoorInManchester } from "./a-door-in-manchester.ts";
import { perchLockReport } from "./perch-lock-report-for-postgres-migrations.ts";
import { pricesFromJanuary } from "./prices-from-january-2027.ts";
import { sixModels } from "./six-models-1200-questions.ts";
import { tesselFindsATile } from "./tessel-finds-a-tile-from-a-photograph.ts";
import { theSequences } from "./the-sequences-did-not-come-along.ts";
import { theShift } from "./the-shift-that-started-at-half-past-three.ts";
import { fixedPrices } from "./what-38-fixed-prices-taught-us.ts";

/** The pictures of the news, by slug. */
export const news: Record<string, Composition> = {
  "six-models-1200-questions": sixModels,
  "perch-lock-report-for-postgres-migrations": perchLockReport,
  "prices-from-january-2027": pricesFromJanuary,
  "what-38-fixed-prices-taught-us": fixedPrices,
  "a-door-in-manchester": aDoorInManchester,
  "tessel-finds-a-tile-from-a-photograph": tesselFindsATile,
  "the-shift-that-started-at-half-past-three": theShift,
  "the-sequences-did-not-come-along": theSequences,
};
