import type { Line } from "../../../app/flow-field/point.ts";
import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink } from "../lines/sheet.ts";

const door = { left: 905, right: 1115, top: 205, sill: 668 };

/** A brick wall at dusk with one open door and its light on the floor. */
export const aDoorInManchester: Composition = {
  palette: ink,
  seed: 505,
  draw({ width, height, random, palette }) {
    const worn = layeredNoise(77, 2);
    const course = 22;
    const bricks: Line[] = [];
    for (let row = 0; row * course < door.sill; row++) {
      const y = row * course;
      for (let x = (row % 2) * -34 - 20; x < width; x += 68) {
        const right = x + 60;
        const [from, to] = [x + 2 * worn(x / 60, row), right + 2 * worn(x / 50, row + 9)];
        const isDoor = y > door.top - 12 && to > door.left - 10 && from < door.right + 10;
        if (isDoor) continue;
        for (const line of [5, 9, 13])
          bricks.push([
            { x: from, y: y + line },
            { x: to, y: y + line },
          ]);
      }
    }
    const light = many(34, (_, share): Line => {
      const x = door.left + 5 + share * (door.right - door.left - 10);
      return [
        { x, y: door.top + 4 },
        { x, y: door.sill },
      ];
    });
    const floor = many(46, (_, share): Line => {
      const x = door.left + 5 + share * (door.right - door.left - 10);
      return [
        { x, y: door.sill },
        { x: x + (share - 0.62) * 1250, y: height + 20 },
      ];
    });
    const sill = [
      { x: -10, y: door.sill },
      { x: width + 10, y: door.sill },
    ];
    return [
      ...drawn(bricks, random, palette, {
        weight: [0.8, 1.1],
        alpha: (chance, line) => {
          const far = Math.hypot((line[0]?.x ?? 0) - 1010, ((line[0]?.y ?? 0) - 430) * 1.1);
          return (0.07 + 0.5 * Math.exp(-((far / 430) ** 2))) * (0.5 + 0.7 * chance);
        },
      }),
      ...drawn(floor, random, palette, {
        weight: [0.8, 1.2],
        alpha: [0.2, 0.6],
        hot: 0.35,
        hotWeight: 0.2,
        hotAlpha: 0.8,
      }),
      ...drawn(light, random, palette, { weight: [1, 1.6], hot: 1, hotWeight: 0.2, hotAlpha: 0.95 }),
      ...drawn([sill], random, palette, { weight: [1, 1], alpha: [0.5, 0.5] }),
    ];
  },
};
