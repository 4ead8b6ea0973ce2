import type { Line } from "../../../app/flow-field/point.ts";
import { between } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

/** A day as a dial with an arc per shift, the skipped hour from two to three, and the shift that started in it. */
export const theShift: Composition = {
  palette: ink,
  seed: 507,
  draw({ width, height, random, palette }) {
    const centre = { x: width * 0.57, y: height * 0.56 };
    const angleOf = (hour: number) => (hour / 24) * Math.PI * 2 - Math.PI / 2;
    const arc = (far: number, from: number, to: number): Line =>
      plotted(Math.ceil((to - from) * 12) + 4, (share) => {
        const angle = angleOf(from + (to - from) * share);
        return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
      });
    const shifts = many(118, (ring) => {
      const far = 96 + ring * 6.6;
      const own: Line[] = [];
      for (let hour = between(random, 3, 6); hour < 25; ) {
        const end = Math.min(hour + between(random, 4, 9), 26);
        own.push(arc(far, hour, end));
        hour = end + between(random, 0.4, 3);
      }
      return own;
    }).flat();
    const hours = many(24, (hour): Line => {
      const angle = angleOf(hour);
      const from = hour % 6 === 0 ? 44 : 66;
      return [
        { x: centre.x + from * Math.cos(angle), y: centre.y + from * Math.sin(angle) },
        { x: centre.x + 84 * Math.cos(angle), y: centre.y + 84 * Math.sin(angle) },
      ];
    });
    const late = [arc(96 + 34 * 6.6, 2.5, 11.5)];
    const gap = [2, 3].map((hour): Line => {
      const angle = angleOf(hour);
      return [
        { x: centre.x + 66 * Math.cos(angle), y: centre.y + 66 * Math.sin(angle) },
        { x: centre.x + 1000 * Math.cos(angle), y: centre.y + 1000 * Math.sin(angle) },
      ];
    });
    return [
      ...drawn(shifts, random, palette, { weight: [0.8, 1.6], alpha: [0.1, 0.62] }),
      ...drawn(hours, random, palette, { weight: [1.4, 1.4], alpha: [0.7, 0.9] }),
      ...drawn(gap, random, palette, { weight: [1, 1], hot: 1, hotWeight: 0 }),
      ...drawn(late, random, palette, { weight: [4, 4], hot: 1, hotWeight: 0 }),
    ];
  },
};
