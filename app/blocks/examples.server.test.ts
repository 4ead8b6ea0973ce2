import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { readBlockExamples } from "./examples.server.ts";

/** Addresses in `text` that begin like the files of the site. */
const filesIn = (text: string) => text.match(/\/art\/[\w/.-]+/g) ?? [];

test("BRAND-04: without the demo, every block type has examples, and none names a file of the demo", async () => {
  const blocks = await readBlockExamples(false);
  expect(blocks.filter(({ examples }) => examples.length === 0)).toEqual([]);
  const missing = blocks.flatMap(({ type, examples }) =>
    filesIn(JSON.stringify(examples))
      .filter((file) => !existsSync(`public${file}`))
      .map((file) => `${type}: ${file}`),
  );
  expect(missing).toEqual([]);
});
