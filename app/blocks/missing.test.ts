import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { missingOf } from "./missing.ts";
import { readDraftBlocks } from "./read-blocks.ts";
import { type BlockType, blocks, draftBlockSchema } from "./registry.ts";

const id = randomUUID();

function draft(type: BlockType, props: unknown) {
  return draftBlockSchema.parse({ id, type, version: blocks[type].version, props });
}

test("BLOCK-04: a draft may lack every field, and each missing field is reported", () => {
  expect(missingOf(draft("process-steps", {}))).toEqual([
    { blockId: id, path: ["steps"], message: "Steps: add at least one step" },
  ]);
  expect(missingOf(draft("process-steps", { steps: [{ title: "Find" }, {}] }))).toEqual([
    { blockId: id, path: ["steps", 0, "text"], message: "Text is missing" },
    { blockId: id, path: ["steps", 1, "title"], message: "Title is missing" },
    { blockId: id, path: ["steps", 1, "text"], message: "Text is missing" },
  ]);
});

test("BLOCK-04: a picture needs alternative text or must be marked as decorative", () => {
  const picture = { src: "/art/covers/ostra-bank-1024.webp" };
  const opening = (image: object) => draft("hero", { headline: "Hello", image });
  expect(missingOf(opening(picture))).toMatchObject([{ path: ["image", "alt"] }]);
  expect(missingOf(opening({ ...picture, isDecorative: true }))).toEqual([]);
  expect(missingOf(opening({ alt: "A ledger" }))).toMatchObject([{ path: ["image", "src"] }]);
});

test("BLOCK-04: an emptied field is reported if required and dropped if optional", () => {
  const emptied = { heading: " ", text: "", action: { label: "", href: "" } };
  expect(missingOf(draft("call-to-action", emptied)).map(({ path }) => path.join())).toEqual([
    "heading",
    "action",
  ]);
  expect(missingOf(draft("hero", { headline: "Hello", lead: "", action: { label: "", href: "" } }))).toEqual(
    [],
  );
});

test("BLOCK-04: a draft may exceed the length limit for publishing, but a value of the wrong type is rejected", () => {
  const long = "word ".repeat(100);
  expect(missingOf(draft("hero", { headline: long }))).toMatchObject([
    { path: ["headline"], message: "Headline: use at most 140 characters" },
  ]);
  const wrong = { id, type: "hero", version: 2, props: { headline: 4 } };
  expect(readDraftBlocks([wrong]).problems).toHaveLength(1);
});

test("BLOCK-04: a rich text without words is reported as missing", () => {
  for (const props of [{}, { body: { type: "doc", content: [{ type: "paragraph" }] } }]) {
    expect(missingOf(draft("rich-text", props))).toEqual([
      { blockId: id, path: ["body"], message: "Text is missing" },
    ]);
  }
});

test("PAGE-06: a rich text with pictures from other sites or without alternative text cannot be published", () => {
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
