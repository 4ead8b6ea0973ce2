import { waves } from "../../../app/flow-field/field.ts";
import { outlinesOf } from "../../../app/flow-field/path.ts";
import { isWithin } from "../../../app/flow-field/shapes.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { outlined } from "../lines/letters.ts";
import { cut, finer } from "../lines/measure.ts";
import { drawn } from "../lines/pen.ts";
import { ink, type Palette, sand } from "../lines/sheet.ts";

const alarm: Palette = { ground: "#ff5a1f", line: "#0e1112", signal: "#f5f3ee" };

/** Quoted people, by the slug of their name. */
const people: Record<string, { initials: string; palette: Palette; seed: number }> = {
  "ines-duarte": { initials: "ID", palette: sand, seed: 11 },
  "amara-nwosu": { initials: "AN", palette: sand, seed: 12 },
  "petri-lehtonen": { initials: "PL", palette: alarm, seed: 13 },
  "mantas-kubilius": { initials: "MK", palette: sand, seed: 14 },
  "femke-van-rooij": { initials: "FR", palette: sand, seed: 15 },
  "jonas-weidlich": { initials: "JW", palette: ink, seed: 16 },
  "sigrid-aasen": { initials: "SA", palette: sand, seed: 17 },
  "aoife-brannigan": { initials: "AB", palette: alarm, seed: 18 },
  "chiara-bellandi": { initials: "CB", palette: sand, seed: 19 },
  "nikos-stavrakis": { initials: "NS", palette: ink, seed: 20 },
};

/** Initials drawn with flow lines: dense within the letters, sparse around them. */
export async function avatars(): Promise<Record<string, Composition>> {
  const made: Record<string, Composition> = {};
  for (const [slug, { initials, palette, seed }] of Object.entries(people)) {
    const { path, width } = await outlined({
      text: initials,
      font: "grotesk",
      weight: 700,
      spacing: -0.02,
      size: 104,
    });
    const letters = outlinesOf(path);
    made[slug] = {
      palette,
      seed,
      draw: (desk) => {
        const left = (desk.width - width) / 2;
        const baseline = desk.height / 2 + 36;
        const isLetter = (x: number, y: number) => isWithin(letters, x - left, y - baseline);
        const { random } = desk;
        const lines = (apart: number, turn: number) =>
          streamlines(
            waves({ seed, width: desk.width, height: desk.height, amplitude: 0.5, direction: turn }),
            random,
            { ...desk, separation: () => apart, margin: 10 },
          );
        const inside = lines(3.6, -0.7).flatMap((line) =>
          cut(finer(line, 4), ({ x, y }) => (isLetter(x, y) ? 1 : undefined)),
        );
        const around = lines(8, 0.4).flatMap((line) =>
          cut(finer(line, 4), ({ x, y }) => (isLetter(x, y) ? undefined : 1)),
        );
        return [
          ...drawn(
            around.map(({ line }) => line),
            random,
            palette,
            { weight: [0.7, 0.9], alpha: [0.14, 0.34] },
          ),
          ...drawn(
            inside.map(({ line }) => line),
            random,
            palette,
            { weight: [2.3, 2.5], alpha: [0.9, 1], hot: 0.06, hotWeight: 0 },
          ),
        ];
      },
    };
  }
  return made;
}
