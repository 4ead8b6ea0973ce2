import { waves } from "../../../app/flow-field/field.ts";
import type { Line } from "../../../app/flow-field/point.ts";
import type { Random } from "../../../app/flow-field/random.ts";
import { streamlines } from "../../../app/flow-field/streamlines.ts";
import type { Composition } from "../composition.ts";
import { drawn } from "../lines/pen.ts";
import { paper } from "../lines/sheet.ts";

/** A roster: the shifts of a week as dashes, with the rests between them. */
export const hrPortals: Composition = {
  palette: paper,
  seed: 307,
  draw({ width, height, random, palette }) {
    const weeks = streamlines(waves({ seed: 6, width, height, amplitude: 0.34, direction: -0.04 }), random, {
      width,
      height,
      separation: () => 12,
      maxLength: 2600,
    });
    const shifts = weeks.flatMap((week) => shiftsOf(week, random));
    return drawn(shifts, random, palette, {
      weight: [1.6, 2.6],
      alpha: [0.16, 0.82],
      hot: 0.045,
      hotWeight: 0.4,
    });
  },
};

/** Eight hours on and about sixteen off, four pixels per point. */
function shiftsOf(week: Line, random: Random): Line[] {
  const shifts: Line[] = [];
  let at = Math.floor(random() * 20);
  while (at < week.length) {
    const long = 7 + Math.floor(random() * 9);
    shifts.push(week.slice(at, at + long));
    at += long + (random() < 0.2 ? 30 : 5 + Math.floor(random() * 7));
  }
  return shifts.filter((shift) => shift.length > 3);
}
