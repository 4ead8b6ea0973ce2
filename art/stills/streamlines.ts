/**
 * Streamlines in a vector field, the one picture language of the site. The same seed gives the same picture.
 */
export interface Picture {
  /** Pixels, as drawn at scale 1. */
  width: number;
  height: number;
  seed: number;
  /** How many lines start; those that never enter the picture are left out. */
  lines: number;
  /** The point the air parts at, as fractions of width and height. */
  focus: [x: number, y: number];
  ground: string;
  line: string;
  signal: string;
  /** Share of lines in the signal colour. */
  hot: number;
  /** Opacity of the strongest line. */
  alpha: number;
}

interface Sample {
  x: number;
  y: number;
  /** Radians. */
  angle: number;
}

/** Pixels between two steps along a line. */
const stride = 5.2;

/** The turn (radians) and the number of steps after which a curve gets its next point. */
const mostTurn = 0.7;
const mostSteps = 60;

/** An SVG document of the picture, its lines as cubic curves grouped by strength. */
export function drawStreamlines(picture: Picture): string {
  const random = mulberry32(picture.seed);
  const direction = vectorField(picture, random);
  const curves = new Map<string, string>();
  for (let line = 0; line < picture.lines; line++) {
    const start = {
      x: -60 + random() * picture.width * 0.9,
      y: (-0.1 + random() * 1.2) * picture.height,
    };
    const isHot = random() < picture.hot;
    const steps = Math.round(260 * (0.35 + random() * 0.9));
    const group = isHot
      ? hotGroup
      : groupOf(picture.alpha * (0.12 + random() * 0.55), 0.55 + random() * 0.55);
    const drawn = visibleRuns(trace(start, steps, direction), picture)
      .map(toCurve)
      .join("");
    curves.set(group, (curves.get(group) ?? "") + drawn);
  }
  return svgOf(picture, curves);
}

const hotGroup = "hot";

/** Opacity in twelfths and width in quarters of a pixel: few enough to share one path each. */
function groupOf(strength: number, width: number): string {
  const opacity = Math.max(Math.round(strength * 12), 1) / 12;
  return `stroke-opacity="${Number(opacity.toFixed(2))}" stroke-width="${Math.round(width * 4) / 4}"`;
}

function svgOf({ width, height, ground, line, signal }: Picture, curves: Map<string, string>): string {
  const hot = curves.get(hotGroup);
  const paths = [...curves]
    .filter(([group, d]) => group !== hotGroup && d)
    .map(([group, d]) => `<path ${group} d="${d}"/>`);
  if (hot) paths.push(`<path stroke="${signal}" stroke-opacity=".95" stroke-width="1.5" d="${hot}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<g fill="none" stroke="${line}">${paths.join("")}</g></svg>\n`,
  ].join("");
}

/** Five waves over a slight climb, parted around the focus. */
function vectorField({ width, height, focus }: Picture, random: () => number) {
  const waves = Array.from({ length: 5 }, () => ({
    x: random() * 6.28,
    y: random() * 6.28,
    across: 0.6 + random() * 1.9,
    down: 0.6 + random() * 1.9,
    swing: 0.25 + random() * 0.5,
  }));
  return (x: number, y: number): number => {
    const u = (x / width) * 3;
    const v = (y / height) * 2;
    const drift = waves.reduce(
      (angle, wave) =>
        angle + wave.swing * Math.sin(wave.across * u + wave.x) * Math.cos(wave.down * v + wave.y),
      -0.12,
    );
    const dx = x / width - focus[0];
    const dy = y / height - focus[1];
    return drift + 1.35 * Math.exp(-14 * (dx * dx + dy * dy)) * Math.tanh(24 * dy);
  };
}

function trace(
  { x, y }: { x: number; y: number },
  steps: number,
  direction: (x: number, y: number) => number,
): Sample[] {
  const samples: Sample[] = [];
  let turned = 0;
  let since = 0;
  let previous = direction(x, y);
  for (let step = 0; step <= steps; step++) {
    const angle = direction(x, y);
    turned += Math.abs(angle - previous);
    if (step === 0 || step === steps || turned > mostTurn || since >= mostSteps) {
      samples.push({ x, y, angle });
      turned = 0;
      since = 0;
    }
    since++;
    previous = angle;
    x += Math.cos(angle) * stride;
    y += Math.sin(angle) * stride;
  }
  return samples;
}

/** Pixels around the picture within which a point is kept, so that curves leave it whole. */
const margin = 200;

function visibleRuns(samples: Sample[], { width, height }: Picture): Sample[][] {
  const runs: Sample[][] = [[]];
  for (const sample of samples) {
    const { x, y } = sample;
    const isNear = x > -margin && x < width + margin && y > -margin && y < height + margin;
    if (isNear) runs.at(-1)?.push(sample);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter(
    (run) =>
      run.length > 1 && run.some(({ x, y }) => x > -40 && x < width + 40 && y > -40 && y < height + 40),
  );
}

/** Relative cubic curves in whole pixels, leaving each point in the direction of the field. */
function toCurve(run: Sample[]): string {
  const [first, ...rest] = run;
  if (!first) return "";
  let from = first;
  let [x, y] = [Math.round(first.x), Math.round(first.y)];
  let d = `M${x} ${y}`;
  for (const to of rest) {
    const handle = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    const end: [number, number] = [Math.round(to.x), Math.round(to.y)];
    d += `c${compact([
      from.x + Math.cos(from.angle) * handle - x,
      from.y + Math.sin(from.angle) * handle - y,
      to.x - Math.cos(to.angle) * handle - x,
      to.y - Math.sin(to.angle) * handle - y,
      end[0] - x,
      end[1] - y,
    ])}`;
    [x, y] = end;
    from = to;
  }
  return d;
}

/** Numbers as SVG allows them to be packed: a minus sign separates as well as a space. */
function compact(numbers: number[]): string {
  return numbers
    .map((number) => Math.round(number))
    .map((number, position) => (position === 0 || number < 0 ? `${number}` : ` ${number}`))
    .join("");
}

/** A small random number generator by Tommy Ettinger; from 0 up to 1. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
