import { smoothstep } from "#app/air/noise.ts";
import type { Size } from "#app/air/point.ts";
import { type Distance, sampled } from "#app/air/shapes.ts";

/** Obstacles in the flow field of the first screen, measured from the DOM. */
export interface Obstacles {
  /** Distance in pixels to the nearest letter of the headline or to the intro's circle. */
  solid: Distance;
  /** Near 0 behind text, 1 elsewhere. */
  quiet: Distance;
}

/** Pixels per cell of the distance grid. */
const CELL = 3;

/** Margin around letters, as a share of the font size. */
const MARGIN = 0.15;

export function measureObstacles(stage: HTMLElement, { width, height }: Size): Obstacles {
  const view = stage.querySelector(".stage-scenery")?.getBoundingClientRect() ?? new DOMRect();
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const canvas = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to measure letters on");
  context.scale(1 / CELL, 1 / CELL);
  context.translate(-view.left, -view.top);
  const headline = stage.querySelector<HTMLElement>(".stage-opening .display");
  const size = headline ? paintLetters(context, headline) : 0;
  const eye = stage.querySelector(".stage-eye")?.getBoundingClientRect();
  if (eye?.width) {
    context.beginPath();
    context.arc(eye.left + eye.width / 2, eye.top + eye.height / 2, eye.width / 2, 0, Math.PI * 2);
    context.fill();
  }
  const distances = distancesFrom(context.getImageData(0, 0, columns, rows));
  const margin = size * MARGIN;
  const at = (x: number, y: number) => {
    const column = Math.min(Math.max(Math.round(x / CELL), 0), columns - 1);
    const row = Math.min(Math.max(Math.round(y / CELL), 0), rows - 1);
    return (distances[row * columns + column] ?? 1000) * CELL - margin;
  };
  return { solid: sampled(at, width, height, CELL), quiet: quietAround(stage, view) };
}

/** Paints each letter at its position in the page. Returns the font size in pixels. */
function paintLetters(context: CanvasRenderingContext2D, headline: HTMLElement): number {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(headline);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = "#000";
  const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width === 0) continue;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
      context.fillText(text[at] ?? "", left, top + (height * ascent) / (ascent + descent));
    }
  }
  return Number.parseFloat(fontSize);
}

const DIAGONAL = Math.SQRT2;

/** Distance transform in cells: two passes over the grid (Rosenfeld and Pfaltz, 1966). */
function distancesFrom({ data, width, height }: ImageData): Float32Array {
  const far = Float32Array.from({ length: width * height }, (_, cell) =>
    (data[cell * 4 + 3] ?? 0) > 96 ? 0 : 1e4,
  );
  const closer = (cell: number, neighbour: number, step: number) => {
    const through = (far[neighbour] ?? 1e4) + step;
    if (through < (far[cell] ?? 0)) far[cell] = through;
  };
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      closer(cell, cell - 1, 1);
      closer(cell, cell - width, 1);
      closer(cell, cell - width - 1, DIAGONAL);
      closer(cell, cell - width + 1, DIAGONAL);
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = width - 2; x > 0; x--) {
      const cell = y * width + x;
      closer(cell, cell + 1, 1);
      closer(cell, cell + width, 1);
      closer(cell, cell + width + 1, DIAGONAL);
      closer(cell, cell + width - 1, DIAGONAL);
    }
  }
  return smoothed(smoothed(far, width, height), height, width);
}

/** Cells of smoothing around letters: the lines part around the silhouette, not around each stem. */
const ROUNDING = 5;

/** Row means, written transposed. */
function smoothed(from: Float32Array, width: number, height: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let y = 0; y < height; y++) {
    const at = (x: number) => from[y * width + Math.min(Math.max(x, 0), width - 1)] ?? 0;
    let sum = 0;
    for (let x = -ROUNDING; x <= ROUNDING; x++) sum += at(x);
    for (let x = 0; x < width; x++) {
      to[x * height + y] = sum / (2 * ROUNDING + 1);
      sum += at(x + ROUNDING + 1) - at(x - ROUNDING);
    }
  }
  return to;
}

/** Pixels over which the lines fade in again. */
const SOFT_EDGE = 90;
/** Remaining brightness behind text. */
const LEFT = 0.1;

function quietAround(stage: HTMLElement, view: DOMRect): Distance {
  const words = stage.querySelectorAll(".stage-promise, .stage-links, .stage-top");
  const bars = document.querySelectorAll("header[data-tone]");
  const boxes = [...words, ...bars]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - view.left,
      top: top - view.top,
      right: right - view.left,
      bottom: bottom - view.top,
    }));
  return (x, y) => {
    let quiet = 1;
    for (const { left, top, right, bottom } of boxes) {
      const across = Math.max(left - x, x - right, 0);
      const down = Math.max(top - y, y - bottom, 0);
      quiet = Math.min(quiet, smoothstep(0, SOFT_EDGE, Math.max(across, down)));
    }
    return LEFT + (1 - LEFT) * quiet;
  };
}
