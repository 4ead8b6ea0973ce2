import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";

const { resolve } = createRequire(import.meta.url);

const files = [
  { name: "Host Grotesk", file: "host-grotesk", weight: 500 },
  { name: "Host Grotesk", file: "host-grotesk", weight: 700 },
  { name: "Martian Mono", file: "martian-mono", weight: 400 },
] as const;

/** The site's fonts as satori reads them: static, and not WOFF 2. Those with accents follow the plain ones. */
export async function loadCardFonts(): Promise<Font[]> {
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
