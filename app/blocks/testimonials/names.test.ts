import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { completeBlock } from "#app/site/draft-frame/complete-block.ts";

test("BLOCK-02: the preview shows the testimonials of the people in the list, while one is still empty", () => {
  const props = { names: ["Jane Doe, PhD", ""] };
  const block = { id: randomUUID(), type: "testimonials", version: 1, props };
  expect(completeBlock(block)?.props).toMatchObject(props);
});
