import type { Line } from "../../../app/flow-field/point.ts";
import type { Composition } from "../composition.ts";
import { contour, readingsOf } from "../lines/contours.ts";
import { cut } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import type { Palette } from "../lines/sheet.ts";
import { type Framing, grain, type Material, type Sight, seen } from "./bust.ts";
import { type Cut, cuts } from "./hair.ts";
import { beards, type Features, headOf, torsoOf } from "./head.ts";
import { below, ellipsoid, joined, type Place, shared, without } from "./solid.ts";

export interface Sitter extends Features {
  palette: Palette;
  seed: number;
  cut: Cut;
  beard?: keyof typeof beards;
  /** Radians. */
  yaw: number;
  pitch?: number;
  shoulders?: number;
  /** Height of the collar: 0 is open, 1 closes around the neck. */
  collar?: number;
  /** The part in the signal colour: every nth line of a material, or one slice of the skin. */
  hot: { of: Material; every?: number; slice?: number };
}

const headAndShoulders: Framing = { zoom: 1, middle: 0.34, middleAt: 0.44, coarseness: 1.15, swell: 2.4 };

/** A portrait as a sculptor's contour model: slices through a bust, denser where light or shade concentrates. */
export function plateOf(sitter: Sitter, framing = headAndShoulders): Composition {
  return {
    palette: sitter.palette,
    seed: sitter.seed,
    draw({ width, height, random, palette }) {
      const view = seen(bustOf(sitter), { width, height }, framing);
      const isDark = palette.ground === "#0e1112";
      const swell = framing.swell * (isDark ? 0.6 : 1); // light lines look wider
      return (["cloth", "skin", "hair"] as const).flatMap((material) => {
        const indexAt = (place: Place) => slices[material](place) / framing.coarseness;
        const slice = (x: number, y: number): number => {
          const sight = view.at(Math.round(x / grain), Math.round(y / grain));
          return sight?.material === material && isWhole(view.at, x, y, sight)
            ? indexAt(sight.place)
            : Number.NaN;
        };
        const readings = readingsOf(slice, { width, height, cell: grain });
        const [low, high] = rangeOf(view, material, indexAt);
        const lines: { line: Line; group: number; level: number }[] = [];
        for (let level = Math.ceil(low); level <= high; level++) {
          for (const line of contour(readings, level + 0.013)) {
            const lit = ({ x, y }: { x: number; y: number }) =>
              Math.round((view.at(Math.round(x / grain), Math.round(y / grain))?.light ?? 0) * 9);
            lines.push(...cut(line, lit).map((run) => ({ ...run, level })));
          }
        }
        const toneAt = (position: number) => {
          const light = (lines[position]?.group ?? 0) / 9;
          return isDark ? light : 1 - light;
        };
        return drawn(
          lines.map(({ line }) => line),
          random,
          palette,
          {
            weight: (position) => 1.1 + swell * toneAt(position) ** 1.3,
            alpha: (_, __, position) =>
              isDark ? 0.45 + 0.55 * toneAt(position) ** 0.8 : 0.26 + 0.74 * toneAt(position) ** 0.85,
            hot: (_, position) =>
              material === sitter.hot.of && isChosen(sitter.hot, lines[position]?.level ?? 0),
            hotWeight: 0.25,
            hotAlpha: 0.9,
          },
        );
      });
    },
  };
}

/** The index of the slice at a point: horizontal for skin, strands for hair, slanted for cloth. */
const slices: Record<Material, (place: Place) => number> = {
  skin: ([x, y, z]) => (y * 0.96 + z * 0.24 + x * 0.04) / 0.0215,
  hair: ([x, y, z]) => Math.atan2(x * 1.1 + y * 0.2, z + 0.25 + (y - 0.7) * 0.5) / 0.062 + y * 6,
  cloth: ([x, y, z]) => (y * 0.7 + Math.abs(x) * 0.62 + z * 0.3) / 0.042,
};

function bustOf({
  cut: style,
  beard = "none",
  yaw,
  pitch = 0,
  shoulders = 1,
  collar = 0.5,
  ...features
}: Sitter) {
  const head = headOf(features);
  const torso = torsoOf(shoulders);
  const open = without(
    0.04,
    joined(
      0.12,
      torso,
      shared(
        0.03,
        ellipsoid([0, -0.22, -0.14], [0.26, 0.32, 0.28]),
        below([0, -0.32 + collar * 0.36, 0], [0, 1, -0.35]),
      ),
    ),
    ellipsoid([0, -0.16 + collar * 0.1, 0.22], [0.3 - collar * 0.12, 0.5 - collar * 0.34, 0.3]),
  );
  const hair = [cuts[style], beards[beard]].filter((solid) => solid !== undefined);
  return {
    yaw,
    pitch,
    solids: {
      skin: joined(0.1, head, shrunk(torso)),
      hair: hair.length ? joined(0, ...hair) : undefined,
      cloth: open,
    },
  };
}

function shrunk(solid: ReturnType<typeof torsoOf>) {
  return (x: number, y: number, z: number) => solid(x, y, z) + 0.03;
}

function isChosen({ every = 1, slice }: Sitter["hot"], level: number): boolean {
  return slice === undefined ? level % every === 0 : level === slice;
}

/** Whether the surface around a sample is continuous: no lines are drawn across edges. */
function isWhole(
  at: (column: number, row: number) => Sight | undefined,
  x: number,
  y: number,
  { depth }: Sight,
): boolean {
  const [column, row] = [Math.round(x / grain), Math.round(y / grain)];
  return [at(column + 1, row), at(column, row + 1), at(column - 1, row), at(column, row - 1)].every(
    (next) => !next || Math.abs(next.depth - depth) < 0.11,
  );
}

/** The first and last index of the visible slices of a material. */
function rangeOf(
  view: ReturnType<typeof seen>,
  material: Material,
  indexAt: (place: Place) => number,
): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < view.rows; row++) {
    for (let column = 0; column < view.columns; column++) {
      const sight = view.at(column, row);
      if (sight?.material !== material) continue;
      const number = indexAt(sight.place);
      [low, high] = [Math.min(low, number), Math.max(high, number)];
    }
  }
  return [low, high];
}
