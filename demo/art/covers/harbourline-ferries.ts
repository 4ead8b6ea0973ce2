import { waves } from "../../../app/flow-field/field.ts";
import { placed } from "../../../app/flow-field/path.ts";
import type { Line, Point } from "../../../app/flow-field/point.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** Ferries seen from above, with crossing wakes. */
export const harbourlineFerries: Composition = {
  palette: ink,
  seed: 61,
  draw({ width, height, random, palette }) {
    const water = streamlines(waves({ seed: 9, width, height, amplitude: 0.16, direction: 0.04 }), random, {
      width,
      height,
      separation: () => 17,
      maxLength: 700,
    });
    const ferries = [
      { at: { x: 1130, y: 330 }, turn: -0.34, size: 44, isHot: true },
      { at: { x: 520, y: 690 }, turn: 2.62, size: 30, isHot: false },
      { at: { x: 1420, y: 800 }, turn: 0.2, size: 20, isHot: false },
    ];
    return [
      ...drawn(water, random, palette, { weight: [0.5, 0.9], alpha: [0.04, 0.2], ending: 120 }),
      ...ferries.flatMap(({ at, turn, size, isHot }) => {
        const crests = wake(30, size).map((crest) => placed(crest, { pivot: { x: 0, y: 0 }, to: at, turn }));
        const hull = placed(hullOf(size), { pivot: { x: 0, y: 0 }, to: at, turn });
        return [
          ...drawn(crests, random, palette, {
            weight: [0.8, 1.2],
            alpha: (chance, _, crest) => 0.85 * (1 - crest / 34) ** 1.3 * (0.55 + 0.45 * chance),
            hot: (_, crest) => isHot && [0, 1, 4, 9].includes(crest),
            hotWeight: 0.6,
            hotAlpha: 0.9,
          }),
          { line: hull, color: isHot ? palette.signal : palette.line, width: 1, alpha: 1, isFilled: true },
        ];
      }),
    ];
  },
};

/**
 * The wave crests behind a ship that sails to the right, one wavelength apart (Kelvin's pattern: x = a cos t (1 − ½
 * cos² t), y = ½ a cos² t sin t).
 */
function wake(count: number, size: number): Line[] {
  return many(count, (crest) => {
    const far = (crest + 1.2) * size * 1.9;
    return plotted(90, (share) => {
      const turn = (share - 0.5) * Math.PI * 0.985;
      const cos = Math.cos(turn);
      return {
        x: -far * cos * (1 - cos * cos * 0.5) * 1.5 - size * 0.2,
        y: far * 0.5 * cos * cos * Math.sin(turn) * 1.5,
      };
    });
  });
}

function hullOf(size: number): Point[] {
  return plotted(24, (share) => {
    const turn = share * Math.PI * 2;
    return {
      x: Math.cos(turn) * size * 0.62,
      y: Math.sin(turn) * size * 0.13 * (1.2 - Math.cos(turn) * 0.5),
    };
  });
}
