import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { missingOf } from "./missing.ts";
import { readDraftBlocks } from "./read-blocks.ts";
import { type BlockType, blocks, draftBlockSchema } from "./registry.ts";

const id = randomUUID();

function draft(type: BlockType, props: unknown) {
  return draftBlockSchema.parse({ id, type, version: blocks[type].version, props });
}

test("BLOCK-04: a draft may lack everything, and says what it lacks by field", () => {
  expect(missingOf(draft("process-steps", {}))).toEqual([
    { blockId: id, path: ["steps"], message: "Steps: add at least one step" },
  ]);
  expect(missingOf(draft("process-steps", { steps: [{ title: "Find" }, {}] }))).toEqual([
    { blockId: id, path: ["steps", 0, "text"], message: "Text is missing" },
    { blockId: id, path: ["steps", 1, "title"], message: "Title is missing" },
    { blockId: id, path: ["steps", 1, "text"], message: "Text is missing" },
  ]);
});

test("BLOCK-04: a picture needs words, or to be called decoration", () => {
  const picture = { src: "/art/covers/ostra-bank-1024.webp" };
  const opening = (image: object) => draft("hero", { headline: "Hello", image });
  expect(missingOf(opening(picture))).toMatchObject([{ path: ["image", "alt"] }]);
  expect(missingOf(opening({ ...picture, isDecorative: true }))).toEqual([]);
  expect(missingOf(opening({ alt: "A ledger" }))).toMatchObject([{ path: ["image", "src"] }]);
});

test("BLOCK-04: what has been emptied again is missing where it is needed and gone where it is not", () => {
  const emptied = { heading: " ", text: "", action: { label: "", href: "" } };
  expect(missingOf(draft("call-to-action", emptied)).map(({ path }) => path.join())).toEqual([
    "heading",
    "action",
  ]);
  expect(missingOf(draft("hero", { headline: "Hello", lead: "", action: { label: "", href: "" } }))).toEqual(
    [],
  );
});

test("BLOCK-04: a draft may be too long to publish, and a value of another type is refused", () => {
  const long = "word ".repeat(100);
  expect(missingOf(draft("hero", { headline: long }))).toMatchObject([
    { path: ["headline"], message: "Headline: at most 140 characters" },
  ]);
  const wrong = { id, type: "hero", version: 2, props: { headline: 4 } };
  expect(readDraftBlocks([wrong]).problems).toHaveLength(1);
});

test("BLOCK-04: a text without a word is missing", () => {
  for (const props of [{}, { body: { type: "doc", content: [{ type: "paragraph" }] } }]) {
    expect(missingOf(draft("rich-text", props))).toEqual([
      { blockId: id, path: ["body"], message: "Text is missing" },
    ]);
  }
});

test("PAGE-06: a text is not published with pictures of other sites or without alternative texts", () => {
  const body = (attrs: object) => ({
    body: { type: "doc", content: [{ type: "blockquote", content: [{ type: "image", attrs }] }] },
  });
  const mediaId = randomUUID();
  const messages = (attrs: object) =>
    missingOf(draft("rich-text", body(attrs))).map(({ path, message }) => [path, message]);

  expect(messages({ src: "https://lh7-rt.googleusercontent.com/a", alt: "A chart" })).toEqual([
    [["body"], expect.stringContaining("is on lh7-rt.googleusercontent.com, not in the library")],
  ]);
  expect(messages({ mediaId, alt: null })).toEqual([
    [["body"], expect.stringContaining("no alternative text")],
  ]);
  for (const attrs of [{ mediaId, alt: "" }, { mediaId }, { src: "/art/share.png", alt: "Kestrel" }])
    expect(messages(attrs)).toEqual([]);
});
