import { waves } from "../../../app/flow-field/field.ts";
import { randomPoints, trace } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { sand } from "../lines/sheet.ts";

/** Questions of a week, each a line, converging on the answers. */
export const aiAssistants: Composition = {
  palette: sand,
  seed: 23,
  draw({ width, height, random, palette }) {
    const field = waves({ seed: 36, width, height, amplitude: 0.95, direction: -0.1, frequency: 1.05 });
    const questions = randomPoints(random, 560, { width, height }, 0.12).map((start) =>
      trace(field, start, { stride: 6, ahead: 480 + 900 * random(), behind: 60 }),
    );
    return drawn(questions, random, palette, {
      weight: [0.6, 1.2],
      alpha: [0.07, 0.42],
      hot: 0.045,
      ending: 160,
    });
  },
};
