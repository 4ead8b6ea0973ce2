import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { type CardFont, cardFamilies, fontsOfPair, otherLetters } from "./card-fonts.ts";
import { type ShareCard, shareCardSize } from "./share-card.ts";

/** An element in satori's form, which is React's. */
interface Box {
  type: string;
  key: null;
  props: Record<string, unknown>;
}

/** Pixels of the text area; the rest shows the picture. */
const wordsWidth = 720;

/** The text of a card: section and address above a rule, the title with the headline, and the brand. */
function cardLayout({ colours, ...card }: ShareCard, logo: Box[]): Box {
  const { title, headline, label, brand, tagline, host } = card;
  const { ink, paper, signal } = colours;
  const families = cardFamilies(card.fonts);
  return box(
    {
      boxSizing: "border-box",
      width: wordsWidth,
      height: shareCardSize.height,
      padding: "52px 56px 50px 64px",
      flexDirection: "column",
      justifyContent: "space-between",
      background: paper,
      color: ink,
      fontFamily: families.sans,
      wordBreak: "break-word",
    },
    box(
      {
        justifyContent: "space-between",
        paddingBottom: 20,
        borderBottom: `2px solid ${ink}`,
        fontFamily: families.mono,
        fontSize: 19,
        letterSpacing: -0.4,
      },
      box(
        { alignItems: "center", flexShrink: 1 },
        box({ width: 14, height: 14, marginRight: 16, flexShrink: 0, background: signal }),
        box(oneLine, label),
      ),
      box({ marginLeft: 24, flexShrink: 0, opacity: 0.66 }, host),
    ),
    box(
      {
        paddingTop: 36,
        fontSize: titleSize(title),
        fontWeight: 500,
        lineHeight: 1.02,
        ...written(title, "-0.035em"),
        lineClamp: 5,
        display: "block",
      },
      title,
    ),
    box(
      {
        flexGrow: 1,
        paddingTop: 26,
        fontSize: 44,
        fontWeight: 500,
        lineHeight: 1.14,
        ...written(headline, "-0.025em"),
        opacity: 0.72,
        lineClamp: title.length <= 24 ? 3 : 2,
        display: "block",
      },
      headline,
    ),
    box(
      { alignItems: "center" },
      ...logo,
      box(
        {
          ...oneLine,
          maxWidth: 440,
          flexShrink: 0,
          fontSize: 32,
          fontWeight: 700,
          ...written(brand, "-0.035em"),
        },
        brand,
      ),
      box({ marginLeft: 22, fontSize: 18, opacity: 0.66, lineClamp: 1, display: "block" }, tagline),
    ),
  );
}

/** Shortens a text that is too long, also a single word. */
const oneLine = { lineClamp: 1, display: "block", wordBreak: "break-all" };

/** Starts right-to-left texts on the right, and does not space Arabic letters, because they are joined. */
function written(text: string, letterSpacing: string) {
  const [first] = /\p{L}/u.exec(text) ?? [];
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first ?? "");
  const isJoined = /\p{Script=Arabic}/u.test(text);
  return { direction: isRightToLeft ? "rtl" : "ltr", letterSpacing: isJoined ? "normal" : letterSpacing };
}

/** Font size in pixels: shorter titles are larger, like the site's headlines. */
function titleSize({ length }: string): number {
  if (length <= 16) return 104;
  if (length <= 36) return 82;
  if (length <= 60) return 66;
  if (length <= 96) return 52;
  return 48;
}

/** Pixels of the logo, which is drawn twice as large for sharp edges. */
const logoSize = { height: 44, maxWidth: 200 };

/** The logo as an element; none for a file that cannot be read. */
async function logoElement(bytes: Buffer | undefined): Promise<Box[]> {
  if (!bytes) return [];
  const { height, maxWidth } = logoSize;
  const drawn = await sharp(bytes, { density: 288 })
    .resize({ width: maxWidth * 2, height: height * 2, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!drawn) return [];
  const { data, info } = drawn;
  return [
    {
      type: "img",
      key: null,
      props: {
        src: `data:image/png;base64,${data.toString("base64")}`,
        width: info.width / 2,
        height: info.height / 2,
        style: { marginRight: 14, flexShrink: 0 },
      },
    },
  ];
}

function box(style: Record<string, unknown>, ...children: (Box | string)[]): Box {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

const { width, height } = shareCardSize;
const picture = { width: width - wordsWidth, height };

/** Renders a card as PNG: its text beside its cover or, without a valid one, beside generated lines. */
export async function renderCard(
  card: ShareCard,
  { cover, logo }: { cover: Buffer | undefined; logo: Buffer | undefined },
): Promise<Buffer> {
  sharp.concurrency(1);
  const words = await satori(cardLayout(card, await logoElement(logo)), {
    width: wordsWidth,
    height,
    fonts: await loadCardFonts(fontsOfPair(card.fonts)),
    loadAdditionalAsset: () => loadCardFonts(otherLetters),
  });
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

export async function loadCardFonts(fonts: CardFont[]): Promise<Font[]> {
  return Promise.all(
    fonts.map(async ({ name, file, weight }) => ({
      name,
      weight,
      style: "normal" as const,
      data: await readFile(resolve(file)),
    })),
  );
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
