import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import type { Size } from "../../../app/flow-field/point.ts";
import { findProgram } from "../../../tools/programs/programs.ts";
import type { Sheet } from "../lines/sheet.ts";

/** Rasterises sheets in one headless browser. */
export interface Rasteriser {
  /**
   * Returns the sheet as a PNG, `scale` pixels per pixel of the sheet. Lines shrink less than the picture, unless they
   * are `proportional`; for a `thumbnail` they are heavier and have more contrast.
   */
  draw(sheet: Sheet, scale?: number, lines?: keyof typeof hands): Promise<Buffer>;
  /** Returns a page of HTML as a PNG, `scale` pixels per CSS pixel. */
  capture(html: string, size: Size, scale?: number): Promise<Buffer>;
  close(): Promise<void>;
}

const flags = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"];

export async function startRasteriser(): Promise<Rasteriser> {
  const browser = await chromium.launch({ executablePath: findProgram("chromium"), args: flags });
  const page = await browser.newPage();
  await page.setContent("<canvas></canvas>");
  await page.addScriptTag({ path: fileURLToPath(new URL("paint.js", import.meta.url)) });
  return {
    async draw(sheet, scale = 1, lines = "picture") {
      const url = await page.evaluate(`paint(${JSON.stringify(flat(sheet, scale, lines))})`);
      return Buffer.from(String(url).slice("data:image/png;base64,".length), "base64");
    },
    async capture(html, viewport, scale = 1) {
      const sheet = await browser.newPage({ viewport, deviceScaleFactor: scale });
      await sheet.setContent(html);
      await sheet.evaluate("document.fonts.ready");
      const png = await sheet.screenshot();
      await sheet.close();
      return png;
    },
    close: () => browser.close(),
  };
}

/** Exponents of the scale that give the width of lines (with 0.6 a line at half the size is 0.66 as wide), and of opacity. */
const hands = {
  proportional: { width: 1, alpha: 1 },
  picture: { width: 0.6, alpha: 1 },
  thumbnail: { width: 0.3, alpha: 0.62 },
};

function flat({ strokes, ...sheet }: Sheet, scale: number, lines: keyof typeof hands) {
  const { width, alpha } = hands[lines];
  const weight = scale ** width / scale;
  return {
    ...sheet,
    scale,
    strokes: strokes.map(({ line, ...stroke }) => ({
      ...stroke,
      width: stroke.width * weight,
      alpha: stroke.alpha ** alpha,
      points: line.flatMap(({ x, y }) => [round(x), round(y)]),
    })),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
