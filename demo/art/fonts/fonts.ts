import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { latinExtRange, latinRange } from "../../../app/site/fonts/font-face.ts";

const styles = ["ui/accents.css", "ui/fonts.css", "blocks/voice-styles/fonts.css"].map((name) =>
  fileURLToPath(new URL(`../../../app/${name}`, import.meta.url)),
);
const folder = fileURLToPath(new URL("../../../app/ui/fonts/", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The source file of each font family, with the axis ranges and the OpenType features to keep. */
const sources: Record<string, Source> = {
  "Host Grotesk": {
    file: "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 300, max: 700 } },
    keepFeatures: ["kern", "liga", "calt"],
  },
  "Martian Mono": {
    file: "@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2",
    variationAxes: { wdth: 80, wght: 500 },
    keepFeatures: [],
  },
  "Newsreader Display": {
    file: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
    extended: "@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-italic.woff2",
    variationAxes: { opsz: 72, wght: 300 },
    keepFeatures: ["kern", "liga"],
  },
  "Source Serif Display": {
    file: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-italic.woff2",
    extended: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-opsz-italic.woff2",
    variationAxes: { opsz: 60, wght: 300 },
    keepFeatures: ["kern", "liga"],
  },
};

interface Source {
  file: string;
  /** Where the letters of a file `…-extended` come from. */
  extended?: string;
  variationAxes: Record<string, number | Range>;
  keepFeatures: string[];
}

interface Range {
  min: number;
  max: number;
}

/**
 * Subsets the fonts in app/ui/fonts/ as those style sheets define: each file has the characters of its
 * `unicode-range` that no later rule of its family covers. Returns their sizes in bytes.
 */
export async function writeFonts(): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const sizes = new Map<string, number>();
  const taken = new Map<string, Set<string>>();
  for (const { family, name, letters } of (await readRules()).reverse()) {
    const source = sources[family];
    if (!source) throw new Error(`no font to cut "${family}" from`);
    const others = taken.get(family) ?? new Set();
    const own = letters.filter((letter) => !others.has(letter));
    taken.set(family, new Set([...others, ...own]));
    const { file, extended = file, ...options } = source;
    const from = name.includes("-extended") ? extended : file;
    const cut = await subsetFont(await readFile(resolve(from)), own.join(""), {
      targetFormat: "woff2",
      ...options,
    });
    await writeFile(folder + name, cut);
    sizes.set(name, cut.length);
  }
  return sizes;
}

/** The rules whose file is generated here, in order. */
async function readRules() {
  const sheets = await Promise.all(styles.map((file) => readFile(file, "utf8")));
  const rules = sheets.join("\n").match(/@font-face \{[^}]*\}/g) ?? [];
  const voiceOfSerif = [
    { name: "source-serif-display-extended.woff2", ranges: latinExtRange },
    { name: "source-serif-display.woff2", ranges: latinRange },
  ].map(({ name, ranges }) => ({ family: "Source Serif Display", name, letters: lettersIn(ranges) }));
  return rules
    .flatMap((rule) => {
      const [, family = ""] = /font-family: "([^"]+)"/.exec(rule) ?? [];
      const [, name] = /url\("[./]+(?:ui\/)?fonts\/([^"]+)"\)/.exec(rule) ?? [];
      const [, ranges = ""] = /unicode-range:([^;]+);/.exec(rule) ?? [];
      return name ? [{ family, name, letters: lettersIn(ranges) }] : [];
    })
    .concat(voiceOfSerif);
}

/** Expands a list such as `U+20-7E, U+20AC` into characters. */
function lettersIn(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });
}
