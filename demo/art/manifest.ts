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
  const isUniform = (kind: string) =>
    new Set(pictures.filter((still) => kindOf(still) === kind).map(({ ground }) => ground)).size === 1;
  // Faces are small: their boxes are empty for a moment only.
  const single = pictures.filter((still) => !isUniform(kindOf(still)) && still.width > 480);
  const kinds = [...grouped(pictures, kindOf)].flatMap(([kind, [first]]) => {
    if (!first) return [];
    const ground = isUniform(kind) ? ` ground: ${JSON.stringify(first.ground)},` : "";
    return [
      `${kind}: { width: ${first.width}, height: ${first.height}, widths: ${JSON.stringify(first.widths)}, fallbackWidth: ${first.fallbackWidth},${ground} },`,
    ];
  });
  const [[usual] = ["", []], [other, named] = ["", []]] = [
    ...grouped(single, ({ ground }) => ground),
  ].toSorted(([, some], [, more]) => more.length - some.length);
  const loops = films.map(({ name, width, height, seconds }) => {
    const poster = stills.find((still) => still.name === `films/${name}`);
    return `${JSON.stringify(name)}: { width: ${width}, height: ${height}, seconds: ${seconds}, webm: "/art/films/${name}.webm", mp4: "/art/films/${name}.mp4", poster: "films/${name}", widths: ${JSON.stringify(poster?.widths)}, fallbackWidth: ${poster?.fallbackWidth}, ground: ${JSON.stringify(poster?.ground)} },`;
  });
  await writeFormatted(
    "art.ts",
    `${picturesHead}${kinds.join("\n")}\n};\n\nconst grounds = ${JSON.stringify({ usual, other })};\n\n${onOtherHead}${JSON.stringify(` ${named.map(({ name }) => name).join(" ")} `)};\n\n${pictureNamed}`,
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

const picturesHead = `/** A picture that is kept in several widths as AVIF, /art/<name>-<width>.avif, and in one as WebP. */
export interface Drawn {
  /** The original size in pixels, and the available widths in ascending order. */
  width: number;
  height: number;
  widths: number[];
  /** The width of the WebP, for what cannot read AVIF. */
  fallbackWidth: number;
  /** The colour of its ground, for the box it arrives in. */
  ground: string;
}

/** The sizes of pictures by their kind, and the ground if all of a kind have the same. */
const kinds: Record<string, Omit<Drawn, "ground"> & Partial<Drawn>> = {
`;

const onOtherHead = `/** The pictures on the most frequent ground beside the usual one; every page loads them, so no other ground is listed. */
const onOther =
`;

const pictureNamed = `/** A picture by kind and slug, such as \`covers/ostra-bank\`; undefined for a kind that does not exist. */
export function pictureNamed(name: string): Drawn | undefined {
  const kind = kinds[name.slice(0, name.indexOf("/"))];
  const ground = onOther.includes(\` \${name} \`) ? grounds.other : grounds.usual;
  return kind && { ground, ...kind };
}
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

const kindOf = ({ name }: Still) => name.slice(0, name.indexOf("/"));

function grouped(stills: Still[], keyOf: (still: Still) => string): Map<string, Still[]> {
  const groups = new Map<string, Still[]>();
  for (const still of stills) groups.set(keyOf(still), [...(groups.get(keyOf(still)) ?? []), still]);
  return groups;
}
