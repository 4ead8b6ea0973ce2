import type { DeviceFrameProps } from "../../../app/blocks/device-frame/schema.ts";

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

/** The screen of each case in the picture of all cases. */
export const screenWall: Record<string, DeviceFrameProps["screen"]> = {
  "harbourline-ferries": "boarding",
  "nordvolt-energy": "forecast",
  "ostra-bank": "ledger",
  "penumbra-fashion": "queue",
  "calder-health": "answer",
  "tessel-market": "listing",
  "lumen-homes": "dial",
  "attis-logistics": "plan",
};
