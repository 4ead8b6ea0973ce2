import { layeredNoise, smoothstep } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { type Stroke, sand } from "../lines/sheet.ts";

/** Springs that become brooks that become one river; a weir filters out what does not belong. */
export const dataEngineering: Composition = {
  palette: sand,
  seed: 406,
  draw({ width, height, random, palette }) {
    const bank = layeredNoise(34, 2);
    const weir = width * 0.68;
    const count = 120;
    const brooks = many(count, (brook, share) => {
      const spring = height * (share * 1.3 - 0.15) + (random() - 0.5) * 14;
      const group = Math.min(Math.floor(share * 12), 11);
      const stream = height * (0.08 + (group / 11) * 0.84) + (brook % 10) * 2.6;
      const river = Math.min(Math.floor(share * 3), 2);
      const wide = height * (0.24 + river * 0.26) + (share * 3 - river) * 40 * 2.6;
      const sea = height * 0.5 + (share - 0.5) * count * 1.9;
      return plotted(240, (along) => {
        const first = smoothstep(0.0, 0.26 + 0.05 * bank(group, 1), along);
        const second = smoothstep(0.24, 0.52, along);
        const third = smoothstep(0.5, 0.82, along);
        const y = spring + (stream - spring) * first + (wide - stream) * second + (sea - wide) * third;
        return { x: -10 + along * (width + 20), y: y + 24 * bank(along * 3, group * 0.2 + 5) * (1 - third) };
      });
    });
    const isStopped = (brook: number) => brook % 17 === 5;
    const shown = brooks.map((brook, number) =>
      isStopped(number) ? brook.filter(({ x }) => x < weir) : brook,
    );
    const marks: Stroke[] = shown.flatMap((brook, number): Stroke[] => {
      const end = brook.at(-1);
      if (!isStopped(number) || !end) return [];
      return [
        {
          line: [
            { x: end.x, y: end.y - 7 },
            { x: end.x, y: end.y + 7 },
          ],
          color: palette.signal,
          width: 3,
          alpha: 1,
        },
      ];
    });
    return [
      ...drawn(shown, random, palette, {
        weight: [0.7, 1.1],
        alpha: [0.22, 0.68],
        hot: (_, number) => isStopped(number),
        hotWeight: 0.5,
      }),
      ...marks,
    ];
  },
};
