import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { cardLayout, wordsWidth } from "./card-layout.ts";
import { type ShareCard, shareCardSize } from "./share-card.ts";

const { width, height } = shareCardSize;
const picture = { width: width - wordsWidth, height };

/** Renders a card as PNG: its text beside its cover or, without a valid one, beside generated lines. */
export async function renderCard(card: ShareCard, cover: Buffer | undefined): Promise<Buffer> {
  sharp.concurrency(1);
  const words = await satori(cardLayout(card), { width: wordsWidth, height, fonts: await loadCardFonts() });
  return sharp({ create: { width, height, channels: 3, background: card.colours.paper } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: await besideWords(card, cover), left: wordsWidth, top: 0 },
    ])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}

async function besideWords({ title, colours }: ShareCard, cover: Buffer | undefined): Promise<Buffer> {
  const lines = () => Buffer.from(airLines(title, picture, colours));
  if (!cover) return lines();
  return (
    sharp(cover)
      // Keeps the part with the most detail.
      .resize({ ...picture, fit: "cover", position: sharp.strategy.attention })
      .png()
      .toBuffer()
      .catch(lines)
  );
}

const { resolve } = createRequire(import.meta.url);

const files = [
  { name: "Host Grotesk", file: "host-grotesk", weight: 500 },
  { name: "Host Grotesk", file: "host-grotesk", weight: 700 },
  { name: "Martian Mono", file: "martian-mono", weight: 400 },
] as const;

/** The site's fonts in a format that satori supports: static, not WOFF 2. Accented letters follow the basic ones. */
async function loadCardFonts(): Promise<Font[]> {
  const fonts = ["latin", "latin-ext"].flatMap((letters) =>
    files.map(async ({ name, file, weight }) => ({
      name: letters === "latin" ? name : `${name} Extended`,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(`@fontsource/${file}/files/${file}-${letters}-${weight}-normal.woff`)),
    })),
  );
  return Promise.all(fonts);
}

/** Streamlines around an obstacle, for cards without a cover. Deterministic for the same text. */
function airLines(words: string, { width, height }: { width: number; height: number }, colours: Colours) {
  const seed = [...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const centre = { x: width * (0.35 + (seed % 31) / 100), y: height * (0.3 + (seed % 41) / 100) };
  const radius = 90 + (seed % 70);
  const signal = seed % (lines - 8);
  const paths = Array.from({ length: lines }, (_, line) => {
    const start = ((line + 0.5) / lines) * height * 1.3 - height * 0.15;
    const isSignal = line >= signal && line < signal + 3;
    return `<path d="${lineFrom(start, width, centre, radius, seed)}" stroke="${isSignal ? colours.signal : colours.ink}" stroke-width="${isSignal ? 2.4 : 1.1}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
<rect width="100%" height="100%" fill="${colours.paper}"/><rect width="100%" height="100%" fill="${colours.ink}" opacity="0.05"/>
${paths.join("\n")}</svg>`;
}

interface Colours {
  ink: string;
  paper: string;
  signal: string;
}

const lines = 46;

/** Pixels between two points of a line. */
const step = 8;

/** Displaces lines by the square of the radius over their distance, like flow around a cylinder, but softer. */
function lineFrom(start: number, width: number, centre: Point, radius: number, seed: number): string {
  const points: string[] = [];
  for (let x = -step; x <= width + step; x += step) {
    const y = start + Math.sin((x + seed) / 150 + start / 210) * 16;
    const away = y - centre.y;
    const distance = (x - centre.x) ** 2 + away ** 2 + radius ** 2 / 2;
    points.push(`${x} ${(y + (radius ** 2 * away) / distance).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

interface Point {
  x: number;
  y: number;
}
