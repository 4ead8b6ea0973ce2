import type { Line } from "../../../app/flow-field/point.ts";
import { between } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { cut, many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

const pitch = 236;
const half = 88;

/** Rain on a viaduct; below the arches it is dry. */
export const manchester: Composition = {
  palette: paper,
  seed: 603,
  draw({ width, height, random, palette }) {
    const spring = height * 0.56;
    const isDry = (x: number, y: number) => {
      const dx = Math.abs(((x + pitch * 10 + 40) % pitch) - pitch / 2);
      return y > spring ? dx < half : Math.hypot(dx, y - spring) < half;
    };
    const rain = many(300, (_, share): Line => {
      const x = share * width * 1.35 - width * 0.05;
      const [from, to] = [between(random, -0.2, 0.5), between(random, 0.7, 1.2)];
      return plotted(160, (along) => {
        const y = height * (from + (to - from) * along);
        return { x: x - y * 0.32, y };
      });
    }).flatMap((line) => cut(line, ({ x, y }) => (isDry(x, y) ? undefined : 1)));
    const arches = many(6, (arch) =>
      many(5, (ring): Line => {
        const x = arch * pitch - 40 - pitch / 2;
        const far = half + ring * 5;
        const turn = plotted(50, (share) => ({
          x: x - far * Math.cos(share * Math.PI),
          y: spring - far * Math.sin(share * Math.PI),
        }));
        return [{ x: x - far, y: height + 5 }, ...turn, { x: x + far, y: height + 5 }];
      }),
    ).flat();
    return [
      ...drawn(
        rain.map(({ line }) => line),
        random,
        palette,
        { weight: [0.8, 1.2], alpha: [0.1, 0.55], hot: 0.012, hotWeight: 0.6 },
      ),
      ...drawn(arches, random, palette, { weight: [0.9, 1.2], alpha: [0.5, 0.9] }),
    ];
  },
};
