import { layeredNoise } from "../../../app/flow-field/random.ts";
import type { Composition } from "../composition.ts";
import { many, plotted } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

/** A heartbeat that spreads outwards, one ring per beat. */
export const calderHealth: Composition = {
  palette: paper,
  seed: 33,
  draw({ width, height, random, palette }) {
    const centre = { x: width * 0.36, y: height * 0.55 };
    const hand = layeredNoise(71, 2);
    const rings = many(66, (ring) => {
      const far = 26 + ring * 18.5;
      return plotted(720, (share) => {
        const angle = share * Math.PI * 2 - Math.PI;
        const arc = turned(angle + 0.5 - ring * 0.03) * far;
        const beat =
          pulse(arc / (60 + ring * 3.2)) * Math.min(ring / 5, 1) * Math.exp(-(((ring - 17) / 21) ** 2)) * 66;
        const drift = hand(Math.cos(angle) * 1.3 + ring * 0.05, Math.sin(angle) * 1.3) * (4 + ring * 0.5);
        const radius = far + beat + drift;
        return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
      });
    });
    return drawn(rings, random, palette, {
      weight: [0.8, 1.3],
      alpha: (chance, _, ring) => (0.75 - ring * 0.0075) * (0.55 + 0.45 * chance),
      hot: (_, ring) => ring === 17 || ring === 0,
      hotWeight: 1.3,
    });
  },
};

/** Normalises an angle to −π to π. */
function turned(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** The deflection of a heartbeat: a small rise, the spike with its two dips, a rounded end. `at` is about −3 to 4. */
function pulse(at: number): number {
  const wave = (centre: number, breadth: number, tall: number) =>
    tall * Math.exp(-(((at - centre) / breadth) ** 2));
  return (
    wave(-1.5, 0.42, 0.16) +
    wave(-0.34, 0.14, -0.2) +
    wave(0, 0.16, 1.25) +
    wave(0.34, 0.15, -0.34) +
    wave(1.7, 0.55, 0.3)
  );
}
