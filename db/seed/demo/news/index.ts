import type { DemoNews } from "../demo.ts";
import { aDoorInManchester } from "./a-door-in-manchester.ts";
import { perchLockReport } from "./perch-lock-report-for-postgres-migrations.ts";
import { pricesFromJanuary2027 } from "./prices-from-january-2027.ts";
import { sixModels1200Questions } from "./six-models-1200-questions.ts";
import { tesselFindsATile } from "./tessel-finds-a-tile-from-a-photograph.ts";
import { theSequencesDidNotComeAlong } from "./the-sequences-did-not-come-along.ts";
import { theShiftThatStartedAtHalfPastThree } from "./the-shift-that-started-at-half-past-three.ts";
import { what38FixedPricesTaughtUs } from "./what-38-fixed-prices-taught-us.ts";

/** Newest first. */
export const demoNews: DemoNews[] = [
  sixModels1200Questions,
  perchLockReport,
  pricesFromJanuary2027,
  what38FixedPricesTaughtUs,
  aDoorInManchester,
  tesselFindsATile,
  theShiftThatStartedAtHalfPastThree,
  theSequencesDidNotComeAlong,
];
