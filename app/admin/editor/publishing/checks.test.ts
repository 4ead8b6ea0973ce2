import { expect, test } from "vitest";
import { findHeavy } from "./checks.ts";

const site = "https://kestrel.example";
const picture = (name: string, encodedBodySize: number) => ({
  name: `${site}/media/7a8b/${name}`,
  initiatorType: "img",
  encodedBodySize,
});
const script = { name: `${site}/assets/axe.min.js`, initiatorType: "script", encodedBodySize: 4_000_000 };

const place = { kind: "block" as const, blockId: "7a8b", path: [] };
const shownAt = (pictures: { name: string }[]) => new Map(pictures.map(({ name }) => [name, place]));

test("PAGE-06: a light page causes no warning, whatever else the editor has loaded", () => {
  const light = picture("960.avif?v=1", 80_000);
  const replaced = picture("1920.avif?v=1", 2_000_000);
  expect(findHeavy([script, light, replaced], shownAt([light]))).toEqual([]);
});

test("PAGE-06: a heavy picture is reported with its size and place, and a heavy page with its total", () => {
  const heavy = picture("1920.webp?v=1", 412_345);
  expect(findHeavy([heavy], shownAt([heavy]))).toEqual([
    { weight: "advice", message: "The picture 1920.webp has 412 KB, which is slow on phones", place },
  ]);
  const pictures = Array.from({ length: 9 }, (_, number) => picture(`${number}.avif`, 190_000));
  expect(findHeavy(pictures, shownAt(pictures)).map(({ message }) => message)).toEqual([
    "The page has 1710 KB of pictures, fonts and styles",
  ]);
});
