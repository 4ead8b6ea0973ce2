import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";

const files = {
  grotesk: "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
  mono: "@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2",
};

export interface Lettering {
  text: string;
  font: keyof typeof files;
  /** 300 to 800; the mono font starts at 100. */
  weight: number;
  /** Percent of the normal width, 75 to 112.5; mono font only. */
  breadth?: number;
  /** Letter spacing in em: −0.03 is tight. */
  spacing?: number;
  /** Pixels per em. */
  size: number;
}

export interface Outlined {
  /** SVG path data with the baseline at 0 and the first letter at 0. */
  path: string;
  /** Pixels. */
  width: number;
}

const faces = new Map<string, Promise<Face>>();

/** Converts text to outlines, so that it is shown without the font. */
export async function outlined({
  text,
  font,
  weight,
  breadth = 100,
  spacing = 0,
  size,
}: Lettering): Promise<Outlined> {
  const face = await faceOf(font);
  const set = new Font(face);
  set.setVariations([new Variation("wght", weight), new Variation("wdth", breadth)]);
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(set, buffer);
  const scale = size / face.upem;
  const infos = buffer.getGlyphInfos();
  let at = 0;
  const parts = buffer.getGlyphPositions().map(({ xAdvance, xOffset }, position) => {
    const path = set.glyphToPath(infos[position]?.codepoint ?? 0);
    const moved = scaled(path, scale, at + xOffset * scale);
    at += xAdvance * scale + spacing * size;
    return moved;
  });
  return { path: parts.join(""), width: at - spacing * size };
}

function faceOf(font: keyof typeof files): Promise<Face> {
  const known = faces.get(font);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(files[font]);
  const face = readFile(file)
    .then((packed) => decompress(packed))
    .then((bytes) => new Face(new FontBlob(new Uint8Array(bytes))));
  faces.set(font, face);
  return face;
}

/** Converts font units (y up) to pixels (y down). */
function scaled(path: string, scale: number, shift: number): string {
  return path
    .replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
      return `${tidy(Number(x) * scale + shift)} ${tidy(-Number(y) * scale)} `;
    })
    .replace(/ (?=[A-Z]|$)/g, "")
    .replace(/ (?=-)/g, "");
}

const tidy = (value: number) => Number(value.toFixed(2));
