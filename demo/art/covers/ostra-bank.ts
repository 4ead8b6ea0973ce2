import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** A ledger whose rules bend around a rosette, as on a banknote. */
export const ostraBank: Composition = {
  palette: sand,
  seed: 5,
  draw({ width, height, random, palette }) {
    const centre = { x: width * 0.63, y: height * 0.5 };
    const rules = many(64, (_, share) => {
      const level = height * (0.02 + 0.96 * share);
      return plotted(200, (along) => {
        const x = along * width;
        const dx = (x - centre.x) / 420;
        const dy = (level - centre.y) / 420;
        const lens = Math.exp(-(dx * dx + dy * dy) * 1.6);
        return { x, y: level + Math.tanh(dy * 3.2) * 210 * lens };
      });
    });
    const rosette = many(60, (turn) =>
      plotted(420, (share) => {
        const angle = share * Math.PI * 2;
        const shift = (turn / 60) * Math.PI * 2;
        const far = 208 + 82 * Math.sin(angle * 8 + shift) + 30 * Math.sin(angle * 16 - shift * 2);
        return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
      }),
    );
    const heart = many(26, (turn) =>
      plotted(240, (share) => {
        const angle = share * Math.PI * 2;
        const far = 58 + 26 * Math.sin(angle * 6 + (turn / 26) * Math.PI * 2);
        return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
      }),
    );
    const columns = [0.07, 0.235, 0.31].map((share) => [
      { x: width * share, y: 0 },
      { x: width * share, y: height },
    ]);
    return [
      ...drawn(rules, random, palette, {
        weight: [0.7, 1],
        alpha: (chance, _, rule) => (rule % 8 === 0 ? 0.75 : 0.22 + 0.2 * chance),
        hot: (_, rule) => rule === 37,
        hotWeight: 1,
      }),
      ...drawn(columns, random, palette, { alpha: [0.4, 0.5], hot: (_, column) => column === 2 }),
      ...drawn(heart, random, palette, { weight: [0.6, 0.8], alpha: [0.3, 0.5] }),
      ...drawn(rosette, random, palette, {
        weight: [0.7, 0.9],
        alpha: [0.35, 0.6],
        hot: (_, turn) => turn % 30 === 3,
        hotWeight: 0.5,
      }),
    ];
  },
};
