import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createSharedBlock } from "#tests/support/factories/shared-blocks.ts";
import { readReferableContents } from "./referable-contents.server.ts";

test("BLOCK-02, BLOCK-05: a shared block of an earlier version of its type is detached in the current one", async () => {
  const props = { headline: "Hello", image: { src: "/art/a.webp", alt: "" } };
  const block = { id: randomUUID(), type: "hero", version: 1, props };
  const { id } = await createSharedBlock({ blocks: [block] });
  const found = (await readReferableContents())["shared-block"]?.find((one) => one.id === id);
  expect(found?.block).toMatchObject({ version: 2, props: { image: { isDecorative: true } } });
});
