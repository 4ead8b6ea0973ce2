import type { Places } from "./outline.ts";

/** The differences of a face from the average, in profile. */
export interface Face {
  /** Lengths relative to the average, 1. */
  nose?: number;
  chin?: number;
  brow?: number;
  neck?: number;
  /** Above 0 the nose turns up, below 0 it is arched. */
  tip?: number;
}

/** Head and neck, without eyes. */
export function headOf({ nose = 1, tip = 0, chin = 1, brow = 1, neck = 1 }: Face): Places {
  const noseX = (x: number) => 88 + (x - 88) * nose;
  const [forth, thick, ridge] = [14 * (chin - 1), 10 * (neck - 1), 12 * (brow - 1)];
  return [
    `70 300, 52 214, ${30 + thick} 160, ${24 + thick} 138, ${30 + thick * 0.5} 114`,
    `${58 + forth} 110, ${80 + forth} 104, ${90 + forth} 90, ${85 + forth * 0.6} 75`,
    `92 66, 88 57, 94 48, 91 37, ${noseX(106)} ${32 - tip * 3}, ${noseX(114)} ${23 - tip * 7}`,
    `${noseX(103)} ${4 + tip * 3}, 89 -18, ${91 + ridge} -31, 87 -58, 66 -90, 28 -109, -18 -109, -60 -92, -88 -54`,
    `-93 -10, -82 30, ${-62 - thick * 0.6} 70, ${-66 - thick} 120, ${-86 - thick} 156, -130 200, -150 300`,
  ].join(", ");
}

/** The shade of the head on the neck. */
export const shade: Places = "-70 40, -20 60, 28 112, 64 116, 40 150, 14 172, -20 168, -80 140";

export const ear: Places[] = ["14 2, 4 -12, -12 -10, -15 8, -6 26, 2 38, 9 32", "6 6, -4 0, -6 12, 0 22"];

export const earring: Places = "4 44, 9 49, 4 55, -1 49";

export const glasses: Places[] = [
  "92 -20, 80 -24, 66 -20, 62 -4, 68 12, 80 16, 92 8, 95 -6, 92 -20",
  "64 -10, 30 -12, 0 -8",
];
