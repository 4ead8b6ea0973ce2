import type { Point, Size } from "#app/flow-field/point.ts";

/** Pixels per cell of the mask. */
export const CELL = 3;

/** Margin around letters, as a share of the font size. */
const MARGIN = 0.15;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the lines of the first screen flow around, and the texts behind which they are fainter; from the DOM. */
export interface ObstacleMask {
  /** The letters of the headline and the intro's circle are opaque; a pixel is a cell. */
  cells: ImageData;
  /** Pixels around letters. */
  margin: number;
  /** Texts behind which there are fewer and darker lines. */
  texts: Edges[];
  /** The centre of the intro's circle. */
  eye: Point | undefined;
}

export function measureObstacles(stage: HTMLElement, { width, height }: Size): ObstacleMask {
  const view = stage.querySelector(".stage-scenery")?.getBoundingClientRect() ?? new DOMRect();
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const canvas = Object.assign(document.createElement("canvas"), { width: columns, height: rows });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas context to measure letters with");
  context.scale(1 / CELL, 1 / CELL);
  context.translate(-view.left, -view.top);
  const headline = stage.querySelector<HTMLElement>(".stage-opening .display");
  const fontSize = headline ? paintLetters(context, headline) : 0;
  const circle = stage.querySelector(".stage-eye")?.getBoundingClientRect();
  const eye = circle?.width
    ? { x: circle.left - view.left + circle.width / 2, y: circle.top - view.top + circle.height / 2 }
    : undefined;
  if (circle && eye) {
    context.beginPath();
    context.arc(view.left + eye.x, view.top + eye.y, circle.width / 2, 0, Math.PI * 2);
    context.fill();
  }
  return {
    cells: context.getImageData(0, 0, columns, rows),
    margin: fontSize * MARGIN,
    texts: measureTexts(stage, view),
    eye,
  };
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

function measureTexts(stage: HTMLElement, view: DOMRect): Edges[] {
  const words = stage.querySelectorAll(".stage-promise, .stage-links, .stage-top");
  const bars = document.querySelectorAll("header[data-tone]");
  return [...words, ...bars]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - view.left,
      top: top - view.top,
      right: right - view.left,
      bottom: bottom - view.top,
    }));
}
