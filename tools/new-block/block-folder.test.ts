import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../root.ts";
import { makeBlock } from "./block-folder.ts";

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

test("BLOCK-01: a new block compiles as it is made, and does not when one of its parts is left out", {
  timeout: 600_000,
}, async () => {
  const blocks = join(copy, "app/blocks");
  makeBlock(blocks, "fact-sheet");
  expect(await typeErrors()).toBe("");

  const listed = join(blocks, "markdown.ts");
  writeFileSync(listed, readFileSync(listed, "utf8").replace('"fact-sheet": factSheetMarkdown,', ""));
  const schema = join(blocks, "fact-sheet/schema.ts");
  writeFileSync(schema, readFileSync(schema, "utf8").replace("version: 1", "version: 2"));
  const errors = await typeErrors();
  expect(errors).toMatch(/markdown\.ts.*Property '"fact-sheet"' is missing/);
  expect(errors).toMatch(/fact-sheet\/schema\.ts.*\n?.*migrations/);
});

test.each(["", "Fact sheet", "fact_sheet", "../fact"])("a block cannot be named %j", (name) => {
  expect(() => makeBlock(join(copy, "app/blocks"), name)).toThrow(/is no name for a block/);
});

test("a block's name is taken once", () => {
  expect(() => makeBlock(join(copy, "app/blocks"), "faq")).toThrow("There is a block named “faq” already.");
});

async function typeErrors(): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--noEmit"], {
      cwd: copy,
    });
    return "";
  } catch (error) {
    return String(Object(error).stdout);
  }
}
