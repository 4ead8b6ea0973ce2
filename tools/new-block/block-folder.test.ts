import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../root.ts";
import { makeBlock, missingParts, registryEntry } from "./block-folder.ts";

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-block-"));
  for (const folder of ["app", "db"]) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const config = {
    extends: join(root, "tsconfig.json"),
    include: ["app/blocks/**/*", "app/*.d.ts"],
    exclude: ["**/*.test.*"],
  };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("BLOCK-01: a new block compiles, and the build fails when one of its parts is missing", {
  timeout: 600_000,
}, async () => {
  const blocks = join(copy, "app/blocks");
  makeBlock(blocks, "fact-sheet");
  expect(missingParts(blocks)).toEqual([]);
  const registry = join(blocks, "registry.ts");
  const { imported, listed } = registryEntry("fact-sheet");
  const table = "export const blocks = {";
  writeFileSync(
    registry,
    `${imported}\n${readFileSync(registry, "utf8").replace(table, `${table}\n${listed}`)}`,
  );
  expect(await typeErrors()).toBe("");

  rmSync(join(blocks, "fact-sheet/view.tsx"));
  const schema = join(blocks, "fact-sheet/schema.ts");
  const source = readFileSync(schema, "utf8");
  writeFileSync(
    schema,
    source.replace("version: 1", "version: 2").replace("function markdown", "function text"),
  );
  expect(missingParts(blocks)).toEqual(["fact-sheet/view.tsx", "markdown in fact-sheet/schema.ts"]);
  expect(await typeErrors()).toMatch(/fact-sheet\/schema\.ts.*\n?.*migrations/);
});

test.each(["", "Fact sheet", "fact_sheet", "../fact"])("a block cannot be named %j", (name) => {
  expect(() => makeBlock(join(copy, "app/blocks"), name)).toThrow(/is not a valid name for a block type/);
});

test.each(["class", "enum", "await"])("a block cannot be named %j, a reserved word", (name) => {
  expect(() => makeBlock(join(copy, "app/blocks"), name)).toThrow(
    `“${name}” is a reserved word of JavaScript. Use two words, like ${name}-list.`,
  );
});

test("a block's name is unique", () => {
  expect(() => makeBlock(join(copy, "app/blocks"), "faq")).toThrow("The block type “faq” already exists.");
});

async function typeErrors(): Promise<string> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const options = ["--noEmit", "--incremental", "--tsBuildInfoFile", join(copy, "typecheck.json")];
  try {
    await promisify(execFile)(process.execPath, [compiler, ...options], { cwd: copy });
    return "";
  } catch (error) {
    return String(Object(error).stdout);
  }
}
