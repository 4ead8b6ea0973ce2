import { expect, test } from "vitest";
import { aBlock } from "#tests/support/drafts.ts";
import {
  blocksOfClipboard,
  blocksToClipboard,
  blocksToHtml,
  clipboardType,
  plainTextOf,
} from "./block-operations.ts";

const blocks = [aBlock(1, "Größer als 3 × 3 <b>"), aBlock(2)];
const clipboard = (held: Record<string, string>) => (type: string) => held[type] ?? "";

test("PAGE-03: copied blocks are read from the clipboard by their own MIME type or from its HTML", () => {
  expect(blocksOfClipboard(clipboard({ [clipboardType]: blocksToClipboard(blocks) }))).toEqual(blocks);
  expect(blocksOfClipboard(clipboard({ "text/html": blocksToHtml(blocks, "words") }))).toEqual(blocks);
  const wrapped = `<html><body><!--StartFragment-->${blocksToHtml(blocks, "words")}<!--EndFragment--></body></html>`;
  expect(blocksOfClipboard(clipboard({ "text/html": wrapped }))).toEqual(blocks);
});

test("PAGE-03: a clipboard with other content yields no blocks", () => {
  const clipboards: Record<string, string>[] = [
    {},
    { "text/html": "<p>Words</p>", "text/plain": "Words" },
    { [clipboardType]: "{" },
    { [clipboardType]: '{"blocks":[{"id":"1"}]}' },
    { "text/html": '<div data-blocks="kestrel-blocks:!!!!">' },
    { "text/html": '<div data-blocks="kestrel-blocks:AAAA">' },
  ];
  for (const held of clipboards) expect(blocksOfClipboard(clipboard(held))).toBeUndefined();
});

test("PAGE-03: other programs receive the plain text of copied blocks", () => {
  const body = {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Nobody could say " },
          { type: "text", text: "which seat", marks: [{ type: "bold" }] },
        ],
      },
    ],
  };
  const hero = { ...aBlock(3), props: { headline: "Ferries", action: { label: "Talk", href: "/contact" } } };

  expect(plainTextOf([{ ...aBlock(1), props: { heading: "Seats", body } }, hero])).toBe(
    "Seats\nNobody could say which seat\n\nFerries\nTalk",
  );
});
