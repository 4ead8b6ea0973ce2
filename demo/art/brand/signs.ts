import sharp from "sharp";

const strokes =
  '<path d="M2 9c7 0 10.5 2 14 8 3.5-6 7-8 14-8M16 17v12M9 20.5c3 .3 5 1.7 7 4.5 2-2.8 4-4.2 7-4.5"/>';

/** The favicon; light on dark where the browser's theme is dark. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>g{stroke:#0e1112}@media (prefers-color-scheme:dark){g{stroke:#f5f3ee}}</style><g fill="none" stroke-width="2.6">${strokes}</g></svg>\n`;

/** The mark on an ink square, as a PNG of `size` pixels; `air` is the margin on each side, as a share. */
export function squareSign(size: number, air: number): Promise<Buffer> {
  const inner = 32 / (1 - 2 * air);
  const shift = (inner - 32) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-shift} ${-shift} ${inner} ${inner}"><rect x="${-shift}" y="${-shift}" width="${inner}" height="${inner}" fill="#0e1112"/><g fill="none" stroke="#f5f3ee" stroke-width="2.4">${strokes}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
