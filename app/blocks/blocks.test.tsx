import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { z } from "zod";
import { unwrap } from "#app/fields/field-meta.ts";
import { mainEdition } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/messages.server.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { completeBlock } from "#app/site/draft-frame/complete-block.ts";
import { withSampleData } from "#tests/support/block-data.ts";
import { wordsOfHtml, wordsOfMarkdown } from "#tests/support/readable-text.ts";
import { renderLazyToText, renderToText } from "#tests/support/render-to-text.tsx";
import { LazyBlockView } from "./lazy-views.tsx";
import { markdownOf } from "./markdown.ts";
import { plainTextOf } from "./plain-text.ts";
import { type Block, type BlockType, blockSchema, blocks, draftBlockSchema } from "./registry.ts";
import { BlockView } from "./views.tsx";

const place = { number: "03", isOpening: false };
const types = Object.keys(blocks) as BlockType[];

/** The example and all variants of each block type in the picker. */
const blockExamples = types.flatMap((type) => {
  const { label, example, variants } = blocks[type];
  return Object.entries({ example, ...variants }).map(([name, props]) => ({ type, label, name, props }));
});

test("BLOCK-01: every folder with a revision is a block type of the same name", () => {
  const folders = Object.keys(import.meta.glob("./*/revision-1.json")).map((path) => path.split("/")[1]);
  expect(folders).toEqual(types.toSorted());
});

test("BLOCK-01: the definitions name exactly the block types that have a loader", () => {
  const folders = Object.keys(import.meta.glob("./*/data.server.ts")).map((path) => path.split("/")[1]);
  expect(folders).toEqual(types.filter((type) => blocks[type].data).toSorted());
});

/** Warnings from React. */
let warnings: MockInstance;

beforeEach(() => {
  warnings = vi.spyOn(console, "error");
});

afterEach(() => {
  expect(warnings).not.toHaveBeenCalled();
});

function block(type: BlockType, props: unknown): Block {
  return blockSchema.parse({ id: randomUUID(), type, version: blocks[type].version, props });
}

function renderBlock(given: Block): string {
  return renderToText(<BlockView block={withSampleData(given)} place={place} />);
}

test.each(blockExamples)(
  "BLOCK-01, BLOCK-02, DATA-09: $label, $name: passes its schema and renders on the server",
  ({ type, props }) => {
    const html = renderBlock(block(type, props));
    expect(html).not.toBe("");
    expect(html).not.toContain("<h1");
    expect(html).not.toContain("undefined");
  },
);

test.each(blockExamples)(
  "BLOCK-01: $label, $name: its plain text appears in its HTML and its Markdown",
  ({ type, props }) => {
    const given = block(type, props);
    const words = wordsOf(plainTextOf(given));
    const rendered = wordsOf(withoutTags(renderBlock(given)));
    const written = wordsOf(markdownOf(withSampleData(given), mainEdition("en")).replace(/\\(?=\W)/g, ""));

    expect(words.filter((word) => !rendered.includes(word))).toEqual([]);
    expect(words.filter((word) => !written.includes(word))).toEqual([]);
  },
);

test.each(blockExamples)(
  "READ-01: $label, $name: its Markdown has exactly the words of its HTML",
  ({ type, props }) => {
    const given = block(type, props);
    const written = wordsOfMarkdown(markdownOf(withSampleData(given), mainEdition("en")));
    expect(written.toSorted()).toEqual(wordsOfHtml(renderBlock(given)).toSorted());
  },
);

test.each(types)("BLOCK-01: %s renders with only its required fields", (type) => {
  const { example, props } = blocks[type];
  expect(renderBlock(block(type, withoutOptional(props, example)))).not.toBe("");
});

test.each(types)("BLOCK-04: %s can be an empty draft and renders as one", (type) => {
  const empty = { id: randomUUID(), type, version: blocks[type].version, props: {} };
  const draft = draftBlockSchema.parse(empty);
  expect(draft).toEqual(empty);
  const completed = completeBlock(empty);
  expect(completed && renderBlock(completed)).toEqual(expect.any(String));
});

test.each(types)("BLOCK-01: %s renders the same HTML when its view is loaded lazily", async (type) => {
  const given = block(type, blocks[type].example);
  const lazyHtml = await renderLazyToText(<LazyBlockView block={withSampleData(given)} place={place} />);
  expect(lazyHtml).toBe(renderBlock(given));
});

test("BLOCK-02: the library has at least the 30 specified block types, each with its own label", () => {
  const { length } = types;
  expect(length).toBeGreaterThanOrEqual(30);
  expect(new Set(types.map((type) => blocks[type].label)).size).toBe(length);
});

test("BLOCK-01: a block with a heading shows its number on the page", () => {
  expect(renderBlock(block("metrics", blocks.metrics.example))).toContain("03");
});

test("a hero at the top of a page renders the page's h1, any other hero does not", () => {
  const hero = withSampleData(block("hero", blocks.hero.example));
  const opening = renderToText(<BlockView block={hero} place={{ isOpening: true }} />);
  expect(opening).toContain("<h1");
});

/** The readable text of a page: its text and the alternative texts of its pictures. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]* (?:alt|aria-label)="([^"]*)"[^>]*>/g, " $1 ").replace(/<[^>]+>/g, " ");
}

function wordsOf(text: string): string[] {
  const plain = text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the data without its optional values; objects with optional values only stay unchanged. */
function withoutOptional(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutOptional(schema.element, item));
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const given = Object(value) as Record<string, unknown>;
  const kept = Object.entries(schema.shape).flatMap(([name, part]) => {
    const { schema: inner, isOptional } = unwrap(part);
    const isNeeded = !isOptional || alternativeFields.has(name);
    return isNeeded && name in given ? [[name, withoutOptional(inner, given[name])] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : value;
}

/** Optional fields of which the schema requires one or the other. */
const alternativeFields = new Set(["src", "alt", "isDecorative", "file", "address"]);

test.each(blockExamples)(
  "LANG-01: $label, $name: a German site has none of the English words of the block",
  ({ type, props }) => {
    const shown = withSampleData(block(type, props));
    const html = renderToText(
      <EditionProvider value={mainEdition("de")}>
        <BlockView block={shown} place={place} />
      </EditionProvider>,
    );
    const own = new Set(wordsOf(plainTextOf(block(type, props)) + JSON.stringify(shown.props)));
    const markdown = markdownOf(shown, mainEdition("de"));
    for (const english of englishTexts.filter((text) => !wordsOf(text).every((word) => own.has(word)))) {
      expect(html).not.toContain(`>${english}<`);
      expect(html).not.toContain(`"${english}"`);
      expect(markdown).not.toContain(`*${english}*`);
    }
  },
);

/** The texts of blocks in English that differ in German. */
const englishTexts = Object.entries(messagesIn("en").blocks).flatMap(([type, texts]) => {
  const german = new Map(Object.entries(Object(new Map(Object.entries(messagesIn("de").blocks)).get(type))));
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" && german.get(key) !== text ? [text] : [],
  );
});
