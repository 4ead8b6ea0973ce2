import { below, ellipsoid, joined, paired, rod, type Solid, shared, without } from "./solid.ts";

const cap = ellipsoid([0, 0.69, -0.07], [0.405, 0.42, 0.47]);
const hairline = below([0, 0.79, 0.3], [0, -0.62, 0.78]);

/** Hair by style. */
export const cuts = {
  none: undefined,
  cropped: shared(
    0.03,
    ellipsoid([0, 0.67, -0.05], [0.378, 0.405, 0.462]),
    below([0, 0.83, 0.3], [0, -0.62, 0.78]),
  ),
  parted: joined(
    0.1,
    shared(0.04, cap, hairline),
    shared(0.05, ellipsoid([-0.1, 0.96, 0.1], [0.36, 0.16, 0.36]), below([0, 0.8, 0.34], [0.25, -0.62, 0.7])),
  ),
  bob: shared(
    0.05,
    joined(
      0.12,
      cap,
      paired(ellipsoid([0.27, 0.42, -0.06], [0.2, 0.46, 0.3])),
      ellipsoid([0, 0.4, -0.3], [0.38, 0.46, 0.24]),
    ),
    without(0.05, below([0, 0.1, 0], [0, -1, 0]), ellipsoid([0, 0.32, 0.42], [0.275, 0.52, 0.42])),
  ),
  long: shared(
    0.05,
    joined(
      0.14,
      cap,
      paired(ellipsoid([0.3, 0.2, -0.1], [0.19, 0.78, 0.24])),
      ellipsoid([0, 0.1, -0.36], [0.42, 0.8, 0.22]),
    ),
    without(0.06, below([0, -0.62, 0], [0, -1, 0]), ellipsoid([0, 0.3, 0.44], [0.28, 0.56, 0.44])),
  ),
  bun: joined(0.04, shared(0.04, cap, hairline), ellipsoid([0, 1.12, -0.26], [0.2, 0.17, 0.2])),
  curls: curled(
    shared(
      0.06,
      joined(
        0.12,
        ellipsoid([0, 0.72, -0.1], [0.5, 0.46, 0.52]),
        paired(ellipsoid([0.36, 0.36, -0.1], [0.2, 0.36, 0.3])),
      ),
      without(0.06, below([0, 0.02, 0], [0, -1, 0]), ellipsoid([0, 0.36, 0.48], [0.29, 0.5, 0.42])),
    ),
  ),
  tail: joined(
    0.07,
    shared(0.04, cap, hairline),
    rod([0, 0.78, -0.5], [0.12, 0.5, -0.66], 0.1, 0.12),
    rod([0.12, 0.5, -0.66], [0.34, -0.16, -0.5], 0.12, 0.04),
  ),
  fringe: joined(
    0.05,
    shared(
      0.05,
      joined(0.1, cap, paired(ellipsoid([0.3, 0.36, -0.1], [0.14, 0.4, 0.2]))),
      without(0.04, below([0, 0, 0], [0, -1, 0]), ellipsoid([0, 0.28, 0.44], [0.27, 0.4, 0.42])),
    ),
    shared(0.03, ellipsoid([0, 0.74, 0.1], [0.36, 0.3, 0.34]), below([0, 0.66, 0.4], [0, -1, 0.06])),
  ),
} satisfies Record<string, Solid | undefined>;

export type Cut = keyof typeof cuts;

function curled(solid: Solid): Solid {
  return (x, y, z) =>
    solid(x, y, z) - 0.028 * Math.sin(x * 21 + Math.sin(y * 13)) * Math.sin(y * 23) * Math.sin(z * 21 + 1);
}
