import satori from "satori";
import sharp from "sharp";
import { type BrandIcon, type IconFile, type IconOrder, iconFiles } from "./brand-icon.ts";
import { cardFamilies, fontsOfPair, otherLetters } from "./card-fonts.ts";
import { loadCardFonts } from "./render-card.server.ts";

/** Pixels of the drawn initial, and of rasterised vector logos. */
const SIZE = 512;

/** Renders an icon of the site: an SVG, a PNG, or a PNG in an ICO file. */
export async function renderIcon({ file, icon, logo, logoOnInk }: IconOrder): Promise<Buffer> {
  sharp.concurrency(1);
  const initial = logo || logoOnInk ? undefined : Buffer.from(await drawInitial(icon));
  // A logo for one ground alone stands on that ground wherever the other one is possible.
  const onPaper = logo ? Buffer.from(logo) : initial;
  const onInk = logoOnInk ? Buffer.from(logoOnInk) : initial;
  const { ink, paper } = icon.colours;
  if (isVector(file)) {
    const light = onPaper ? uri(onPaper) : uri(await square(onInk, { size: SIZE, margin: 0.1, ground: ink }));
    const dark = onInk ? uri(onInk) : uri(await square(onPaper, { size: SIZE, margin: 0.1, ground: paper }));
    return Buffer.from(vectorOf(file, light, dark));
  }
  const { size, margin } = iconFiles[file];
  if (initial) return inFile(file, await square(initial, { size, margin: 0, ground: icon.colours.signal }));
  const mark = onInk ?? onPaper;
  return inFile(file, await square(mark, { size, margin, ground: onInk ? ink : paper }));
}

const isVector = (file: IconFile): file is "favicon.svg" | "mark.svg" | "mark-on-ink.svg" =>
  file.endsWith(".svg");

/** The favicon follows the browser's theme. */
function vectorOf(file: "favicon.svg" | "mark.svg" | "mark-on-ink.svg", light: string, dark: string): string {
  const image = (href: string, name: string) =>
    `<image class="${name}" width="32" height="32" href="${href}"/>`;
  const style =
    "<style>.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>";
  const content = {
    "favicon.svg":
      light === dark ? image(light, "mark") : style + image(light, "light") + image(dark, "dark"),
    "mark.svg": image(light, "mark"),
    "mark-on-ink.svg": image(dark, "mark"),
  }[file];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
}

/** Images in an image are shown only as data. */
function uri(bytes: Buffer): string {
  return `data:${typeOf(bytes)};base64,${bytes.toString("base64")}`;
}

function typeOf(bytes: Buffer): string {
  if (bytes.subarray(1, 4).toString("latin1") === "PNG") return "image/png";
  if (bytes.subarray(8, 12).toString("latin1") === "WEBP") return "image/webp";
  return "image/svg+xml";
}

interface Square {
  size: number;
  margin: number;
  ground: string;
}

/** The mark in the middle of a square. */
async function square(mark: Buffer | undefined, { size, margin, ground }: Square): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * margin));
  const before = Math.round((size - inner) / 2);
  const shown =
    mark &&
    (await sharp(mark, { density: await densityFor(mark, inner) })
      .resize(inner, inner, { fit: "contain", background: "#00000000" })
      .png()
      .toBuffer());
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite(shown ? [{ input: shown, left: before, top: before }] : [])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Vector logos are rasterised at the size in which they are shown. */
async function densityFor(mark: Buffer, pixels: number): Promise<number> {
  const { width = pixels, height = pixels } = await sharp(mark).metadata();
  return Math.min(Math.max((72 * pixels) / Math.max(width, height), 1), 7200);
}

/** The initial as an outline, in ink on a square of the signal colour. */
async function drawInitial({ initial, fonts, colours }: BrandIcon): Promise<string> {
  const box = {
    type: "div",
    key: null,
    props: {
      style: {
        display: "flex",
        width: SIZE,
        height: SIZE,
        alignItems: "center",
        justifyContent: "center",
        background: colours.signal,
        color: colours.ink,
        fontFamily: cardFamilies(fonts).sans,
        fontSize: SIZE * 0.66,
        fontWeight: 700,
        lineHeight: 1,
      },
      children: initial,
    },
  };
  return satori(box, {
    width: SIZE,
    height: SIZE,
    fonts: await loadCardFonts(fontsOfPair(fonts)),
    loadAdditionalAsset: () => loadCardFonts(otherLetters),
  });
}

/** https://en.wikipedia.org/wiki/ICO_(file_format): a header, one entry, and the PNG. */
function inFile(file: IconFile, png: Buffer): Buffer {
  if (file !== "favicon.ico") return png;
  const { size } = iconFiles[file];
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
