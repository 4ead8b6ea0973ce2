import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Still } from "../catalogue.ts";
import type { Rasteriser } from "../raster/rasteriser.ts";

/**
 * Chosen visually: with lower quality the background beside signal-coloured lines turns pink. Full chroma resolution
 * costs nothing for hairlines.
 */
const avif = { quality: 42, effort: 4, chromaSubsampling: "4:4:4" };
const webp = { quality: 50, effort: 5, smartSubsample: true };

/** Renders the still separately for each width and writes it below `folder`. Returns the bytes written. */
export async function writeStill(still: Still, rasteriser: Rasteriser, folder: string): Promise<number> {
  let bytes = 0;
  for (const width of still.widths) {
    const png = await still.render(rasteriser, width / still.width);
    const base = `${folder}/${still.name}-${width}`;
    await mkdir(dirname(base), { recursive: true });
    const files = [{ format: "avif", data: await sharp(png).avif(avif).toBuffer() }];
    if (width === still.fallbackWidth)
      files.push({ format: "webp", data: await sharp(png).webp(webp).toBuffer() });
    for (const { format, data } of files) {
      await writeFile(`${base}.${format}`, data);
      bytes += data.length;
    }
  }
  return bytes;
}
