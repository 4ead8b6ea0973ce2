import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { defaultHomeBlocks } from "#app/domain/pages/home.ts";
import { mainEdition } from "#app/languages/language.ts";
import { withSampleData } from "#tests/support/block-data.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { markdownOf } from "./markdown.ts";
import { missingOf } from "./missing.ts";
import { plainTextOf } from "./plain-text.ts";
import { readBlocks, readDraftBlocks } from "./read-blocks.ts";
import { type Block, type BlockType, blocks } from "./registry.ts";
import { BlockView } from "./views.tsx";

/** A stored block of each version that was ever published; these files are never edited. */
const revisions = Object.entries(
  import.meta.glob<unknown>("./*/revision-*.json", { import: "default", eager: true }),
).map(([path, stored]) => ({ path, stored }));

test.each(Object.keys(blocks) as BlockType[])(
  "BLOCK-05: %s has a sample for each of its versions",
  (type) => {
    const versions = Array.from({ length: blocks[type].version }, (_, before) => before + 1);
    const kept = revisions.map(({ path }) => path).filter((path) => path.startsWith(`./${type}/`));
    expect(kept).toEqual(versions.map((version) => `./${type}/revision-${version}.json`));
  },
);

test.each(revisions)("BLOCK-05: $path is migrated, rendered and written as Markdown", ({ stored }) => {
  const { blocks: read, problems } = readBlocks([stored]);
  expect(problems).toEqual([]);
  const [block] = read;
  if (!block) throw new Error("nothing was read");

  const { id, type, version, props } = stored as Block;
  const present = blocks[type].version;
  expect(block).toMatchObject({ id, type, version: present });
  if (version === present) expect(block.props, "each prop is in the schema").toMatchObject(props);
  expect(renderToText(<BlockView block={withSampleData(block)} place={{ isOpening: false }} />)).not.toBe("");
  expect(markdownOf(withSampleData(block), mainEdition("en"))).not.toBe("");
  expect(plainTextOf(block)).toEqual(expect.any(String));
});

test.each(revisions)("BLOCK-05: $path is a complete draft", ({ stored }) => {
  const [draft] = readDraftBlocks([stored]).blocks;
  expect(draft && missingOf(draft)).toEqual([]);
});

const formerTypes = Object.values(blocks).flatMap(({ type, formerly }) =>
  Object.keys(formerly).map((former) => ({ former, type })),
);

test.each(formerTypes)(
  "BLOCK-05: a block of the former type $former is read as $type",
  ({ former, type }) => {
    const stored = { id: randomUUID(), type: former, version: 1, props: {} };
    const { blocks: read, problems } = readBlocks([stored]);
    expect(problems).toEqual([]);
    expect(read).toMatchObject([{ id: stored.id, type, version: blocks[type].version }]);
    const [draft] = readDraftBlocks([stored]).blocks;
    expect(draft && missingOf(draft)).toEqual([]);
  },
);

test("BLOCK-05: the home page as its migration stored it has the default blocks", async () => {
  const migration = await readFile("db/migrations/0019_home-page.sql", "utf8");
  const stored: unknown = JSON.parse(/'(\[[^']+\])'/.exec(migration)?.[1] ?? "");
  expect(readBlocks(stored)).toEqual(readBlocks(defaultHomeBlocks));
  expect(readBlocks(stored).problems).toEqual([]);
});
