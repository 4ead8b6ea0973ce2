import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

/** Eight weeks of electricity load, a line per day, the nearest one tomorrow's. */
export const nordvoltEnergy: Composition = {
  palette: sand,
  seed: 24,
  draw({ width, height, palette }) {
    const days = 58;
    const weather = layeredNoise(12, 3);
    return many(days, (day, near): Stroke[] => {
      const base = height * (0.2 + 0.76 * near ** 1.25);
      const isWeekend = day % 7 > 4;
      const reach = (64 + 130 * near) * (isWeekend ? 0.55 : 1);
      const line = plotted(260, (share) => {
        const hour = share * 24;
        const load =
          0.95 * bump(hour, 8.2, 1.7) +
          1.2 * bump(hour, 18.6, 2.3) +
          0.4 * bump(hour, 12.8, 2.6) -
          0.3 * bump(hour, 3.6, 2.4);
        const air = weather(share * 9 + day * 0.21, day * 0.34) * 0.24;
        return { x: share * width, y: base - reach * (load + air) + Math.sin(share * 3 + day * 0.1) * 6 };
      });
      const isTomorrow = day === days - 5;
      const under = [...line, { x: width, y: height + 10 }, { x: 0, y: height + 10 }];
      return [
        { line: under, color: palette.ground, width: 1, alpha: 1, isFilled: true },
        {
          line,
          color: isTomorrow ? palette.signal : palette.line,
          width: isTomorrow ? 2.2 : 0.7 + 0.5 * near,
          alpha: isTomorrow ? 1 : isWeekend ? 0.34 : 0.3 + 0.45 * near,
        },
      ];
    }).flat();
  },
};

function bump(at: number, centre: number, breadth: number): number {
  return Math.exp(-(((at - centre) / breadth) ** 2));
}
