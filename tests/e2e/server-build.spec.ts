import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { parse } from "acorn";
import { expect, test } from "#tests/support/fixtures.ts";

/** Packages that the server's programs and `remix-serve` share, see vite.config.ts. */
const readAnyway = [
  "@node-rs/argon2",
  "@remix-run/express",
  "@remix-run/node",
  "@remix-run/router",
  "@remix-run/server-runtime",
  "compression",
  "express",
  "on-headers",
  "turbo-stream",
];

test("FAST-05: at start a web process reads few packages, and its code takes one byte per character", () => {
  const files = new Set([new URL("../../build/server/index.js", import.meta.url).href]);
  const packages = new Set<string>();
  for (const file of files)
    for (const source of importsOf(file)) {
      if (source.startsWith(".")) files.add(new URL(source, file).href);
      else if (!isBuiltin(source)) packages.add(source);
    }
  expect([...packages].filter((name) => !readAnyway.includes(name))).toEqual([]);
  expect([...files].filter((file) => /[^\0-\x7f]/.test(readFileSync(new URL(file), "utf8")))).toEqual([]);
});

/** The static imports of a file; `import()` loads later. */
function importsOf(file: string): string[] {
  const { body } = parse(readFileSync(new URL(file), "utf8"), {
    ecmaVersion: "latest",
    sourceType: "module",
  });
  return body.flatMap((node) =>
    "source" in node && typeof node.source?.value === "string" ? [node.source.value] : [],
  );
}
