import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readBlocks, readDraftBlocks, storedBlocks } from "./read-blocks.ts";

const hero = {
  id: randomUUID(),
  type: "hero",
  version: 2,
  props: { headline: "Hello", facts: [], layout: "essay", onInk: false },
};
const links = {
  id: randomUUID(),
  type: "page-links",
  version: 1,
  props: { parentPageSlug: "solutions", isRest: false },
};

test("DATA-08: content stored as a JSON string is read like content stored as JSON", () => {
  const content = [hero, links];
  expect(readBlocks(JSON.stringify(content))).toEqual(readBlocks(content));
  expect(readBlocks(JSON.stringify(JSON.stringify(content)))).toEqual(readBlocks(content));
  expect(readBlocks(content).blocks).toEqual(content);
});

test("DATA-08: a block of unknown type or with invalid data is skipped and reported, the others stay", () => {
  const unknown = { id: randomUUID(), type: "hologram", version: 1, props: {} };
  const unfit = { ...hero, id: randomUUID(), props: { headline: "" } };
  const { blocks, problems } = readBlocks([unknown, hero, unfit, null, "text", links]);
  expect(blocks).toEqual([hero, links]);
  expect(problems.map(({ position, type }) => [position, type])).toEqual([
    [0, "hologram"],
    [2, "hero"],
    [3, undefined],
    [4, undefined],
  ]);
});

test.each([null, undefined, [], "[]"])("DATA-08: content %j is read as an empty page", (content) => {
  expect(readBlocks(content)).toEqual({ blocks: [], problems: [] });
});

test("DATA-08: invalid JSON is reported as one problem and throws no error", () => {
  expect(readBlocks("{half").problems).toHaveLength(1);
});

test("BLOCK-05: a block of an earlier version is migrated to the current one, both published and as a draft", () => {
  const first = { ...hero, version: 1, props: { headline: "Hello", image: { src: "/art/a.webp", alt: "" } } };
  const image = { src: "/art/a.webp", alt: "", isDecorative: true };
  expect(readBlocks([first]).blocks).toMatchObject([{ id: hero.id, version: 2, props: { image } }]);
  expect(readDraftBlocks([{ ...first, props: { image: { src: "/art/a.webp" } } }]).blocks).toMatchObject([
    { version: 2, props: { image: { src: "/art/a.webp", isDecorative: true } } },
  ]);
});

test("BLOCK-05: a block of an unknown later version is skipped and reported", () => {
  expect(readBlocks([{ ...hero, version: 99 }]).problems).toMatchObject([{ position: 0, type: "hero" }]);
});

test.each([
  ["a list", (blocks: unknown[]) => blocks],
  ["a JSON string", (blocks: unknown[]) => JSON.stringify(blocks)],
  ["a list of blocks within an object", (blocks: unknown[]) => ({ blocks })],
])("WORLD-08, DATA-09: blocks in the specification's shape are read from %s", (_shape, contentOf) => {
  const content = contentOf([
    { type: "case-passport", techStack: ["react", "node"], services: ["discovery"] },
    { type: "page-links", parentPageSlug: "services" },
    { type: "testimonials" },
    { type: "carousel", slides: [] },
  ]);
  const { blocks, problems } = readBlocks(content);
  expect(blocks.map(({ type, props }) => ({ type, props }))).toMatchObject([
    { type: "case-passport", props: { techStack: ["react", "node"], services: ["discovery"] } },
    { type: "page-links", props: { parentPageSlug: "services" } },
    { type: "testimonials", props: {} },
  ]);
  expect(problems).toMatchObject([{ position: 3, type: "carousel" }]);
  expect(new Set(blocks.map(({ id }) => id)).size, "each has its own id").toBe(3);
  expect(readBlocks(content).blocks, "the same each time").toEqual(blocks);
  expect(readDraftBlocks(content).blocks).toHaveLength(3);
});

test("WORLD-08: blocks in the specification's shape reach the editor with their fields, unknown ones too", () => {
  const owner = "3f2b0c5e-8a41-4d0e-9f0a-1c2d3e4f5a6b";
  const content = JSON.stringify({
    blocks: [
      { type: "page-links", parentPageSlug: "services" },
      { type: "carousel", slides: ["one"] },
      { ...hero, props: { headline: "Hello" } },
    ],
  });
  const [links, carousel, stored] = storedBlocks(content, owner);
  expect(links).toMatchObject({ type: "page-links", version: 1, props: { parentPageSlug: "services" } });
  expect(carousel).toMatchObject({ type: "carousel", props: { slides: ["one"] } });
  expect(stored).toMatchObject({ id: hero.id, props: { headline: "Hello" } });
  expect(storedBlocks(content, owner), "the same ids each time").toEqual([links, carousel, stored]);
});
