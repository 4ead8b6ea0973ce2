import { below, ellipsoid, joined, paired, rod, type Solid, shared, without } from "./solid.ts";

export interface Features {
  /** Proportions relative to the average, 1: width of the face, length of the jaw, length of the nose. */
  breadth?: number;
  jaw?: number;
  nose?: number;
}

/** A bald head with its neck and closed eyes. */
export function headOf({ breadth = 1, jaw = 1, nose = 1 }: Features): Solid {
  const skull = ellipsoid([0, 0.66, -0.04], [0.365 * breadth, 0.4, 0.45]);
  const face = ellipsoid([0, 0.36, 0.13], [0.265 * breadth, 0.37 * jaw, 0.3]);
  const cheeks = paired(ellipsoid([0.175 * breadth, 0.41, 0.26], [0.12, 0.11, 0.12]));
  const brow = paired(rod([0.05, 0.6, 0.4], [0.2 * breadth, 0.59, 0.32], 0.055, 0.045));
  const chin = ellipsoid([0, 0.42 - 0.36 * jaw, 0.34], [0.09, 0.075, 0.085]);
  const sockets = paired(ellipsoid([0.135 * breadth, 0.515, 0.47], [0.085, 0.055, 0.09]));
  const lids = paired(ellipsoid([0.135 * breadth, 0.5, 0.362], [0.075, 0.05, 0.055]));
  const bridge = rod([0, 0.6, 0.41], [0, 0.41, 0.44 + 0.09 * nose], 0.032, 0.05);
  const wings = paired(ellipsoid([0.05, 0.385, 0.45], [0.04, 0.035, 0.06]));
  const mouth = joined(
    0.02,
    ellipsoid([0, 0.262, 0.418], [0.1, 0.026, 0.045]),
    ellipsoid([0, 0.212, 0.412], [0.085, 0.03, 0.045]),
  );
  const ears = paired(ellipsoid([0.365 * breadth, 0.47, -0.03], [0.04, 0.11, 0.07]));
  const neck = rod([0, 0.22, -0.1], [0, -0.4, -0.16], 0.185, 0.23);
  const mask = without(0.09, joined(0.13, joined(0.16, skull, face), cheeks, brow, chin), sockets);
  return joined(0.09, joined(0.04, mask, lids, bridge, wings, mouth), joined(0.03, ears), neck);
}

/** Shoulders and chest. */
export function torsoOf(breadth: number): Solid {
  const shoulders = paired(rod([0.1, -0.36, -0.16], [0.7 * breadth, -0.58, -0.18], 0.2, 0.24));
  const arms = paired(rod([0.7 * breadth, -0.58, -0.18], [0.84 * breadth, -1.7, -0.1], 0.24, 0.26));
  const chest = ellipsoid([0, -1.1, -0.1], [0.76 * breadth, 0.78, 0.42]);
  return joined(0.25, shoulders, arms, chest);
}

export const beards = {
  none: undefined,
  short: shell(0.016, 0.3),
  full: shell(0.05, 0.31),
};

/** A beard: the lower face, slightly thicker, without the lips. */
function shell(thick: number, top: number): Solid {
  const jaw = joined(
    0.12,
    ellipsoid([0, 0.33, 0.13], [0.275 + thick, 0.35 + thick, 0.29 + thick]),
    ellipsoid([0, 0.08, 0.34], [0.1 + thick, 0.1 + thick, 0.1 + thick]),
  );
  const lower = shared(0.03, jaw, below([0, top, 0.35], [0, 1, 0.42]), below([0, 0.3, 0.02], [0, -0.25, -1]));
  return without(0.03, lower, ellipsoid([0, 0.238, 0.46], [0.088, 0.042, 0.12]));
}
