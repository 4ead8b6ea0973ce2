import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Drawn, pictureNamed } from "./art.ts";
import { films, icons } from "./films.ts";
import { pictureFor, sourcesOf } from "./picture-sources.ts";

const folders = ["../../public", "../../demo/public"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const fileOf = (path: string) =>
  folders.map((folder) => folder + path).find((file) => existsSync(file)) ?? path;
const bytesOf = (path: string) => statSync(fileOf(path)).size;

const megabyte = 1_000_000;

const posters = Object.values(films).map((film): [string, Drawn] => [film.poster, film]);

/** The names of the demo's pictures, from their files. */
const names = (readdirSync(`${folders[1]}/art`, { recursive: true, encoding: "utf8" }) as string[])
  .flatMap((file) => /^([a-z]+\/.+)-\d+\.avif$/.exec(file)?.[1] ?? [])
  .filter((name) => !name.startsWith("films/"));
const pictures = [...new Set(names)].map((name): [string, Drawn | undefined] => [name, pictureNamed(name)]);

test("there are pictures of each kind", () => {
  expect(pictures.length).toBeGreaterThan(40);
});

test.each([...pictures, ...posters])(
  "the picture %s exists in each width and format",
  async (name, picture) => {
    if (!picture) throw new Error(`${name} has no size`);
    const files = [
      ...picture.widths.map((width) => ({ width, path: `/art/${name}-${width}.avif` })),
      { width: picture.fallbackWidth, path: `/art/${name}-${picture.fallbackWidth}.webp` },
    ];
    for (const { width, path } of files) {
      const real = await sharp(fileOf(path)).metadata();
      expect(real.width, path).toBe(width);
      expect(
        Math.abs((real.height ?? 0) - (width * picture.height) / picture.width),
        path,
      ).toBeLessThanOrEqual(1);
    }
  },
);

test.each(Object.entries(films))(
  "HOME-03: the film %s is at most 700 KB, silent and ready to play",
  (_, film) => {
    expect(bytesOf(film.webm)).toBeLessThanOrEqual(0.7 * megabyte);
    expect(bytesOf(film.mp4)).toBeLessThanOrEqual(0.7 * megabyte);

    const mp4 = readFileSync(fileOf(film.mp4), "latin1");
    expect(mp4.indexOf("moov")).toBeLessThan(mp4.indexOf("mdat"));
    expect(mp4).not.toContain("soun");
  },
);

test.each(Object.entries(films))("HOME-03: the poster of %s has the film's proportions", (_, film) => {
  const mp4 = readFileSync(fileOf(film.mp4));
  const sample = mp4.indexOf("avc1", mp4.indexOf("stsd"), "latin1");
  // A visual sample entry: its type, 24 other bytes, then width and height.
  expect([mp4.readUInt16BE(sample + 28), mp4.readUInt16BE(sample + 30)]).toEqual([film.width, film.height]);
  expect(sourcesOf(film.poster, film)).toMatchObject({ width: film.width, height: film.height });
});

test("all generated and committed files together are below 12 MB", () => {
  const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
  expect(bytes).toBeLessThan(12 * megabyte);
});

test("HOME-02: the intro has fourteen icons, and each is in the sprite", () => {
  const sprite = readFileSync(fileOf("/art/icons.svg"), "utf8");
  expect(icons).toHaveLength(14);
  for (const icon of icons) expect(sprite).toContain(`<symbol id="${icon}"`);
});

test("BRAND-04: what each site serves is not named after the demo, and has no pictures or films of it", () => {
  const [everywhere = ""] = folders;
  const names = readdirSync(everywhere, { recursive: true, encoding: "utf8" });
  const own = names.filter((name) => !/^art(\/icons\.svg)?$/.test(name));
  expect(own).toEqual([]);
  expect(readFileSync(`${everywhere}/art/icons.svg`, "utf8")).not.toMatch(/kestrel/i);
});

test("the path of a site picture gives all its sources", () => {
  expect(pictureFor("/art/avatars/ines-duarte-192.webp")).toEqual({
    width: 384,
    height: 384,
    ground: "#eae6dc",
    avif: "/art/avatars/ines-duarte-96.avif 96w, /art/avatars/ines-duarte-192.avif 192w, /art/avatars/ines-duarte-384.avif 384w",
    src: "/art/avatars/ines-duarte-192.webp",
  });
});

test.each([
  "/media/harbour.jpg",
  "https://example.com/art/covers/ostra-bank-640.webp",
  "/art/marks/ostra.svg",
])("%s has no generated sources", (path) => expect(pictureFor(path)).toBeUndefined());
