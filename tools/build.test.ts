import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildIsFresh, fingerprint } from "./build.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  for (const folder of ["app/routes", "public", "build", "tools/bench"])
    mkdirSync(join(root, folder), { recursive: true });
  write("app/root.tsx", "one");
  write("public/robots.txt", "two");
  write("vite.config.ts", "three");
  write("build/.made-of", fingerprint(root));
});

test("a build is fresh while none of its sources has changed", () => {
  expect(buildIsFresh(root)).toBe(true);
  utimesSync(join(root, "app/root.tsx"), 0, 0);
  write("app/routes/home.test.tsx", "a test is not built");
  write("tools/bench/run.ts", "nor is what measures the site");
  write("README.md", "nor is this");
  expect(buildIsFresh(root)).toBe(true);
});

test.each([
  ["a file changes", () => write("app/root.tsx", "one more")],
  ["a file is added", () => write("app/routes/home.tsx", "new")],
  ["a file is deleted", () => rmSync(join(root, "public/robots.txt"))],
  ["a file is renamed", () => renameSync(join(root, "app/root.tsx"), join(root, "app/root.jsx"))],
  ["the configuration changes", () => write("vite.config.ts", "four")],
  ["the last build did not finish", () => rmSync(join(root, "build/.made-of"))],
])("a build is stale when %s", (_, change) => {
  change();
  expect(buildIsFresh(root)).toBe(false);
});

function write(path: string, content: string) {
  writeFileSync(join(root, path), content);
}
