import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A picture of random pixels, so that every file is different. */
export function aPicture({
  width = 1000,
  height = 600,
  format = "jpeg" as "jpeg" | "png" | "webp" | "avif",
} = {}) {
  // A few pixels, scaled up: real content to encode, and fast.
  const [columns, rows] = [8, 5];
  return sharp(randomBytes(columns * rows * 3), { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: "cubic", fit: "fill" })
    .toFormat(format)
    .toBuffer();
}

/** An SVG with a unique id, so that every file is different. */
export function aDrawing(inner = '<path d="M0 0h120v40H0z" fill="#0e1112"/>'): Buffer {
  const id = `d${randomBytes(6).toString("hex")}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" id="${id}">${inner}</svg>`,
  );
}

/** A minimal MP4 with a body of `size` bytes. */
export function aFilm(size = 50_000): Buffer {
  const type = Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isommp42", "latin1");
  return Buffer.concat([type, randomBytes(size - type.byteLength)]);
}

/** An upload as a request provides it: a stream that can be read once. */
export function offered(name: string, bytes: Uint8Array) {
  return {
    name,
    body: (async function* () {
      for (let at = 0; at < bytes.byteLength; at += 60_000) yield bytes.subarray(at, at + 60_000);
    })(),
  };
}

/** The colours of a picture and that of its corner, as `#rrggbb`. */
export async function coloursIn(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    colours.add(`#${data.subarray(at, at + 3).toString("hex")}`);
  return { corner: `#${data.subarray(0, 3).toString("hex")}`, colours };
}
