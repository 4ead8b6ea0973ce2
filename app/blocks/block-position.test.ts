import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { blockPositions } from "./block-position.ts";
import { type Block, blockSchema, blocks } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

function block(type: Block["type"], props: unknown = blocks[type].example): ResolvedBlock {
  return blockSchema.parse({ id: randomUUID(), type, version: blocks[type].version, props }) as ResolvedBlock;
}

const passage = { body: { type: "doc", content: [{ type: "horizontalRule" }] } };

test("blocks with a label or heading are numbered from the top, other blocks are not", () => {
  const page = [
    block("hero"),
    block("metrics"),
    block("rich-text", passage),
    block("process-steps"),
    block("call-to-action"),
    block("case-passport"),
  ];
  expect(blockPositions(page).map(({ number }) => number)).toEqual([
    undefined,
    "01",
    undefined,
    "02",
    undefined,
    "03",
  ]);
});

test("only a hero in first position is the page's opening", () => {
  expect(blockPositions([block("hero"), block("hero")]).map(({ isOpening }) => isOpening)).toEqual([
    true,
    false,
  ]);
  expect(blockPositions([block("metrics"), block("hero")]).map(({ isOpening }) => isOpening)).toEqual([
    false,
    false,
  ]);
});
