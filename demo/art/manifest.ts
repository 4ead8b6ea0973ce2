import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Still } from "./catalogue.ts";
import type { Film } from "./films/film.ts";

const folder = fileURLToPath(new URL("../../app/ui/", import.meta.url));

/**
 * Writes the site's art manifest: art.ts with the pictures, which every page loads, and films.ts with data that only
 * the home page uses. Formats both.
 */
export async function writeManifest(stills: Still[], films: Film[], icons: string[]): Promise<void> {
  const pictures = stills.filter(({ name }) => !name.startsWith("films/"));
  const groups = grouped(pictures, sizeOf);
  const sizes = [...groups.values()].flatMap(([first]) => {
    if (!first) return [];
    return [
      `const ${constantOf(first)} = { width: ${first.width}, height: ${first.height}, widths: ${JSON.stringify(first.widths)}, fallbackWidths: ${JSON.stringify(first.fallbackWidths)} };`,
    ];
  });
  const entries = [
    ...grouped(pictures, (still) => `${constantOf(still)}, ${JSON.stringify(still.ground)}`),
  ].map(([look, alike]) => `...all(${look}, ${JSON.stringify(alike.map(({ name }) => name).join(" "))}),`);
  const loops = films.map(({ name, width, height, seconds }) => {
    const poster = stills.find((still) => still.name === `films/${name}`);
    return `${JSON.stringify(name)}: { width: ${width}, height: ${height}, seconds: ${seconds}, webm: "/art/films/${name}.webm", mp4: "/art/films/${name}.mp4", poster: "films/${name}", widths: ${JSON.stringify(poster?.widths)}, fallbackWidths: ${JSON.stringify(poster?.fallbackWidths)}, ground: ${JSON.stringify(poster?.ground)} },`;
  });
  await writeFormatted(
    "art.ts",
    `${picturesHead}${sizes.join("\n")}\n\n${picturesList}${entries.join("\n")}\n};\n`,
  );
  await writeFormatted(
    "films.ts",
    `${filmsHead}${loops.join("\n")}\n} satisfies Record<string, Film>;\n\n${iconsHead}${JSON.stringify(icons)} as const;\n`,
  );
}

async function writeFormatted(name: string, source: string): Promise<void> {
  await writeFile(folder + name, origin + source);
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  await promisify(execFile)(process.execPath, [biome, "format", "--write", folder + name]);
}

const origin = "// Written by `npm run art`: change what is in demo/art/ and run it again.\n\n";

const picturesHead = `/** A picture that is kept in several widths: /art/<name>-<width>.avif, and .webp for browsers without it. */
export interface Drawn {
  /** The original size in pixels, and the available widths in ascending order. */
  width: number;
  height: number;
  widths: number[];
  fallbackWidths: number[];
  /** The colour of its ground, for the box it arrives in. */
  ground: string;
}

`;

const picturesList = `/** Pictures of one size and ground, by their names. */
function all(size: Omit<Drawn, "ground">, ground: string, names: string): Record<string, Drawn> {
  return Object.fromEntries(names.split(" ").map((name) => [name, { ...size, ground }]));
}

/** By kind and slug. */
export const pictures: Record<string, Drawn> = {
`;

const filmsHead = `import type { Drawn } from "./art.ts";

/** A seamless loop without sound; its poster is its first frame, by the name of a picture in these widths. */
interface Film extends Drawn {
  seconds: number;
  /** AV1 and H.264. */
  webm: string;
  mp4: string;
  poster: string;
}

/** Values of a source's \`type\`: a browser that cannot play AV1 does not fetch it. */
export const filmTypes = {
  webm: 'video/webm; codecs="av01.0.05M.08"',
  mp4: 'video/mp4; codecs="avc1.640028"',
};

export const films = {
`;
const iconsHead =
  "/** The signs of the intro in their order: symbols of /art/icons.svg. */\nexport const icons = ";

const sizeOf = ({ width, height, widths }: Still) => `${width} ${height} ${widths}`;

const constantOf = ({ width, height, widths }: Still) => `size${width}x${height}In${widths.length}`;

function grouped(stills: Still[], keyOf: (still: Still) => string): Map<string, Still[]> {
  const groups = new Map<string, Still[]>();
  for (const still of stills) groups.set(keyOf(still), [...(groups.get(keyOf(still)) ?? []), still]);
  return groups;
}
