import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
  for (const file of ["package.json", ".gitignore", "biome.json", "biome.bounded-bodies.grit"])
    cpSync(join(root, file), join(copy, file));
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
  makeBlock(copy, "probe-block");
  expect(missingParts(blocks)).toEqual([]);
  const registry = join(blocks, "registry.ts");
  const { imported, listed } = registryEntry("probe-block");
  const table = "export const blocks = {";
  writeFileSync(
    registry,
    `${imported}\n${readFileSync(registry, "utf8").replace(table, `${table}\n${listed}`)}`,
  );

  makeBlock(copy, "probe-change");
  rmSync(join(blocks, "probe-change/view.tsx"));
  const schema = join(blocks, "probe-change/schema.ts");
  const source = readFileSync(schema, "utf8");
  writeFileSync(
    schema,
    source.replace("version: 1", "version: 2").replace("function markdown", "function text"),
  );
  expect(missingParts(blocks)).toEqual(["probe-change/view.tsx", "markdown in probe-change/schema.ts"]);
  const errors = await typeErrors();
  expect(errors.filter((error) => !error.includes("probe-change"))).toEqual([]);
  expect(errors).toContainEqual(expect.stringMatching(/probe-change\/schema\.ts.*\n?.*migrations/));
});

test.each(["", "Fact sheet", "fact_sheet", "../fact"])("a block cannot be named %j", (name) => {
  expect(() => makeBlock(copy, name)).toThrow(/is not a valid name for a block type/);
});

test.each(["class", "enum", "await"])("a block cannot be named %j, a reserved word", (name) => {
  expect(() => makeBlock(copy, name)).toThrow(
    `“${name}” is a reserved word of JavaScript. Use two words, like ${name}-list.`,
  );
});

test("the line for the registry needs no quotes for a name of one word", () => {
  expect(registryEntry("quote").listed).toBe("quote,");
  expect(registryEntry("probe-block").listed).toBe('"probe-block": probeBlock,');
});

test("errors in other files do not stop the generator", () => {
  const broken = join(copy, "app/blocks/broken.ts");
  writeFileSync(broken, "export const = 1;");
  makeBlock(copy, "probe-note");
  rmSync(broken);
});

test("a block with an error is removed, and the error is shown", () => {
  expect(() => makeBlock(copy, "section")).toThrow(/section\/schema\.ts[\s\S]*redeclare/);
  expect(existsSync(join(copy, "app/blocks/section"))).toBe(false);
});

test("a block's name is unique", () => {
  expect(() => makeBlock(copy, "faq")).toThrow("The block type “faq” already exists.");
});

/** Each error with the lines that explain it. */
async function typeErrors(): Promise<string[]> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  try {
    await promisify(execFile)(process.execPath, [compiler, "--noEmit"], { cwd: copy });
    return [];
  } catch (error) {
    return String(Object(error).stdout)
      .trim()
      .split(/\n(?! )/);
  }
}
