import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { shareCard } from "./brand/share-card.ts";
import { sign } from "./brand/signs.ts";
import { listStills } from "./catalogue.ts";
import { sheetOf } from "./composition.ts";
import { requireFfmpeg, writeFilm } from "./encode/films.ts";
import { writeStill } from "./encode/stills.ts";
import { films } from "./films/films.ts";
import { writeFonts } from "./fonts/fonts.ts";
import { drawSprite, icons } from "./icons/icons.ts";
import { ink } from "./lines/sheet.ts";
import { writeManifest } from "./manifest.ts";
import { drawMarks } from "./marks/marks.ts";
import { type Rasteriser, startRasteriser } from "./raster/rasteriser.ts";

/*
 * `npm run art` renders all art; `npm run art -- covers films/loop` renders items whose name starts with one of these
 * words.
 */
const folder = fileURLToPath(new URL("../../public/art", import.meta.url));
/** Pictures and films that only the demo shows. */
const demoFolder = fileURLToPath(new URL("../public/art", import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));

const say = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

const shot = films.filter(({ name }) => isWanted(`films/${name}`));
if (shot.length > 0) await requireFfmpeg();
for (const each of [folder, demoFolder]) {
  if (wanted.length === 0) await rm(each, { recursive: true, force: true });
  await mkdir(each, { recursive: true });
}

const rasteriser = await startRasteriser();
try {
  const stills = listStills();
  for (const still of stills.filter(({ name }) => isWanted(name))) {
    say(`${still.name}  ${kilobytes(await writeStill(still, rasteriser, demoFolder))}`);
  }
  if (isWanted("marks")) await writeMarks();
  if (isWanted("icons")) await writeFile(`${folder}/icons.svg`, drawSprite());
  if (isWanted("brand")) await writeBrand(rasteriser);
  for (const film of shot) {
    say(`films/${film.name}  ${kilobytes(await writeFilm(film, rasteriser, `${demoFolder}/films`))}`);
  }
  if (isWanted("fonts")) for (const [name, bytes] of await writeFonts()) say(`${name}  ${kilobytes(bytes)}`);
  await writeManifest(stills, films, Object.keys(icons));
} finally {
  await rasteriser.close();
}

async function writeMarks() {
  await mkdir(`${demoFolder}/marks`, { recursive: true });
  for (const [slug, svg] of await drawMarks()) await writeFile(`${demoFolder}/marks/${slug}.svg`, svg);
}

/** The share card and the logos. */
async function writeBrand(on: Rasteriser) {
  const card = await on.draw(sheetOf(shareCard, { width: 1200, height: 630 }));
  await writeFile(
    `${demoFolder}/share.png`,
    await sharp(card).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer(),
  );
  await mkdir(`${demoFolder}/brand`, { recursive: true });
  await writeFile(`${demoFolder}/brand/logo.svg`, sign(ink.ground));
  await writeFile(`${demoFolder}/brand/logo-on-ink.svg`, sign(ink.line));
}
