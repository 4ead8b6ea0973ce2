import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import type { Sheet } from "../lines/sheet.ts";

/** Draws sheets in one headless browser. */
export interface Rasteriser {
  /** The sheet as a PNG, `scale` pixels per pixel of the sheet. Lines keep some of their weight when it shrinks, unless told to shrink too. */
  draw(sheet: Sheet, scale?: number, options?: { shrinksLines?: boolean }): Promise<Buffer>;
  close(): Promise<void>;
}

const flags = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"];

/** `ART_CHROMIUM` names another browser than Debian's; without either, Playwright's own is used. */
export async function startRasteriser(): Promise<Rasteriser> {
  const executablePath = process.env.ART_CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    args: flags,
    ...(existsSync(executablePath) ? { executablePath } : {}),
  });
  const page = await browser.newPage();
  await page.setContent("<canvas></canvas>");
  await page.addScriptTag({ path: fileURLToPath(new URL("paint.js", import.meta.url)) });
  return {
    async draw(sheet, scale = 1, { shrinksLines = false } = {}) {
      const url = await page.evaluate(`paint(${JSON.stringify(flat(sheet, scale, shrinksLines))})`);
      return Buffer.from(String(url).slice("data:image/png;base64,".length), "base64");
    },
    close: () => browser.close(),
  };
}

/** How much of the shrinking a line's width follows: at half the size it is drawn 0.66 as wide, not 0.5. */
const widthExponent = 0.6;

function flat({ strokes, ...sheet }: Sheet, scale: number, shrinksLines: boolean) {
  const weight = shrinksLines ? 1 : scale ** widthExponent / scale;
  return {
    ...sheet,
    scale,
    strokes: strokes.map(({ line, ...stroke }) => ({
      ...stroke,
      width: stroke.width * weight,
      points: line.flatMap(({ x, y }) => [round(x), round(y)]),
    })),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
